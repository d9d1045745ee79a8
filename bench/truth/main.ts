import {draw} from './draw';
import {runCli} from '../../scripts/cli';

/** `npm run bench:truth -- COUNT SEED`: lists random statements of the last build, to be read against the plugin. */
runCli((args) => {
  const [count = 150, seed = 1] = args.map(Number);
  draw('build', count, seed).forEach(({page, line, text}, index) => {
    console.log(`${index + 1}. ${page}:${line} ${text}`);
  });
  return Promise.resolve();
});
