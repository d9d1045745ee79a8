/*
 * First step of every npm script: `node scripts/bootstrap.mjs <name> [arguments]`.
 * It checks Node and node_modules, then runs scripts/<name>.ts. This file and scripts/bootstrap/ have no
 * dependencies and keep to syntax of Node 12, so that an old Node can still print what is wrong.
 */
import {existsSync, readFileSync} from 'fs';
import {dirname, join} from 'path';
import {fileURLToPath} from 'url';
import {install} from './bootstrap/install.mjs';
import {checkInstalled, writeStamp} from './bootstrap/installed.mjs';
import {nodeComplaint} from './bootstrap/node-version.mjs';
import {runScript} from './bootstrap/run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} message */
function fail(message) {
  console.error('\n' + message + '\n');
  process.exit(1);
}

/** @param {string[]} args */
async function main(args) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const complaint = nodeComplaint(process.versions.node, manifest.engines.node, process.execPath);
  if (complaint) {
    return fail(complaint);
  }
  const name = args[0] || '';
  if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, 'scripts', name + '.ts'))) {
    return fail('There is no script “' + name + '” in scripts/. Run “npm run” to see the scripts of this project.');
  }
  const state = checkInstalled(root);
  if (state.reason) {
    const problem = await install(root, state.reason);
    if (problem) {
      return fail(problem);
    }
    writeStamp(root);
  }
  runScript(root, name, args.slice(1));
}

main(process.argv.slice(2)).catch((error) => {
  fail('Could not start: ' + (error instanceof Error ? error.message : String(error)));
});
