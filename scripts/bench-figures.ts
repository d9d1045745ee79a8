import {report} from '../bench/figures/report';
import {runCli} from './cli';

/** `npm run bench:figures`: what figures and tools weigh, and what they add to each page that was built last. */
runCli(async () => {
  console.log(await report());
});
