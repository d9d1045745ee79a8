import {runLoading} from '../bench/speed/loading/run';
import {runCli} from './cli';

/** `npm run bench:speed`: how pages load, beside other engines with the same text. */
runCli(async (args) => {
  console.log(await runLoading(args, process.cwd(), (line) => console.error(line)));
});
