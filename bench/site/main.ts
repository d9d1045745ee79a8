import {runCli} from '../../scripts/cli';
import {run} from './run';

/** `npm run bench:site`: how the site loads, moves from page to page and grows, beside other engines with the same text. */
runCli(async (args) => {
  console.log(await run(args, (line) => console.error(line)));
});
