import {runGrowing} from '../bench/speed/growing/run';
import {runCli} from './cli';

/** `npm run bench:growth`: what builds cost and how pages grow with the manual, beside other engines. */
runCli(async (args) => {
  console.log(await runGrowing(args, process.cwd(), (line) => console.error(line)));
});
