import {spawn} from 'child_process';
import {mkdirSync, writeFileSync} from 'fs';
import {join} from 'path';
import {explainNetworkFailure, explainNpmFailure} from './npm-failure.mjs';

const logPath = '.cache/install.log';
const heartbeatSeconds = 15;

/** The npm that started this script, else the one in PATH. */
function npmCommand() {
  const script = process.env.npm_execpath || '';
  return /npm-cli\.js$/.test(script) ? {file: process.execPath, args: [script]} : {file: 'npm', args: []};
}

/**
 * Runs npm silently; -1 is the code of one that could not be started.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{code: number, output: string}>}
 */
function runNpm(root, args) {
  const npm = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(npm.file, npm.args.concat(args), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && npm.file === 'npm',
    });
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({code: -1, output: error.message}));
    child.on('close', (code) => resolve({code: code === null ? 1 : code, output}));
  });
}

/**
 * Installs what package-lock.json names and says so; npm's own output goes to .cache/install.log.
 * @param {string} root
 * @param {string} reason why it is needed, printed
 * @returns {Promise<string | null>} null, or what went wrong and what to do
 */
export async function install(root, reason) {
  console.log('Installing packages with “npm ci”, because ' + reason + '. It takes a minute or so.');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);

  // With a dead network “npm ci” tries for minutes; one call tells at once. A registry that answers anything is there.
  const ping = await runNpm(root, [
    'ping',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-timeout=30000',
  ]);
  const unreachable = ping.code > 0 ? explainNetworkFailure(ping.output) : null;
  if (unreachable) {
    return unreachable;
  }
  if (ping.code === -1) {
    return 'npm could not be started (' + ping.output + '). Install npm and try again.';
  }

  const heartbeat = setInterval(() => console.log('  still installing, ' + seconds() + ' s'), heartbeatSeconds * 1000);
  const run = await runNpm(root, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  clearInterval(heartbeat);
  mkdirSync(join(root, '.cache'), {recursive: true});
  writeFileSync(join(root, logPath), run.output);
  if (run.code !== 0) {
    return explainNpmFailure(run.output, logPath);
  }
  console.log('Installed in ' + seconds() + ' s.');
  return null;
}
