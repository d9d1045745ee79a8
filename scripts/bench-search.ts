import {run} from '../bench/search/run';
import {runCli} from './cli';

runCli(async (args) => {
  console.log(await run(args, (line) => console.error(line)));
});
