import {runMoving} from '../bench/speed/moving/run';
import {runCli} from './cli';

/** `npm run bench:navigation`: how fast the next page comes, and the answer to a reader's first act. */
runCli(async (args) => {
  console.log(await runMoving(args, process.cwd(), (line) => console.error(line)));
});
