import path from 'node:path';
import {run} from './drift/run';

void run(process.argv.slice(2), path.resolve(__dirname, '..')).then(({code, text}) => {
  if (code === 2) {
    console.error(text);
  } else {
    console.log(text);
  }
  process.exitCode = code;
});
