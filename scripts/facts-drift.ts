import path from 'node:path';
import {run} from './drift/run';

const {code, text} = run(process.argv[2], path.resolve(__dirname, '..'));

if (code === 2) {
  console.error(text);
} else {
  console.log(text);
}
process.exitCode = code;
