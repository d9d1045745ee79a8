/*
 * Every npm script starts here: `node scripts/bootstrap.mjs NAME [arguments]` runs scripts/NAME.ts after it has checked
 * Node and installed what package-lock.json names. This file and scripts/bootstrap/ use no packages and only syntax of
 * Node 12, so that an old Node can still print what is wrong.
 */
import {existsSync, readFileSync} from 'fs';
import {dirname} from 'path';
import {fileURLToPath} from 'url';
import {installIfStale, nodeProblem} from './bootstrap/prepare.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const {engines} = JSON.parse(readFileSync('package.json', 'utf8'));
const [name = '', ...args] = process.argv.slice(2);
const isScript = /^[a-z-]+$/.test(name) && existsSync(`scripts/${name}.ts`);

const problem =
  nodeProblem(process.versions.node, engines.node) ||
  (isScript ? installIfStale() : `There is no scripts/${name}.ts. Run “npm run” to see the scripts of this project.`);
if (problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}

if (process.env.npm_lifecycle_event) {
  // npm runs scripts in a shell that passes no signal on: whoever stops npm would leave this process running.
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== npm) {
      clearInterval(timer);
      process.kill(process.pid, 'SIGTERM');
    }
  }, 500);
  timer.unref();
}

process.argv = [process.execPath, `scripts/${name}.ts`, ...args];
// @ts-expect-error tsx, with which Node runs TypeScript, has no types for its main entry.
void import('tsx').then(() => import(`./${name}.ts`));
