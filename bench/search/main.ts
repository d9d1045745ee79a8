import {runCli} from '../../scripts/cli';
import {run} from './run';

/** `npm run bench:search`: how well the search finds and how fast it answers, beside other engines on the same records. */
runCli(async (args) => {
  console.log(await run(args, (line) => console.error(line)));
});
