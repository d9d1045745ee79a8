import {run} from '../bench/load/run';
import {runCli} from './cli';

/** `npm run bench:load`: nginx and the server of `npm start` under a thousand connections. */
runCli(async () => {
  console.log(await run());
});
