import {spawn} from 'child_process';
import {join} from 'path';

/** @type {Array<'SIGINT' | 'SIGTERM' | 'SIGHUP'>} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls back when the process that started this one is gone. npm runs scripts in a shell that passes no signal on:
 * whoever ends npm ends the shell, and this process would run on for nobody.
 * @param {() => void} onGone
 */
function whenNpmIsGone(onGone) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(watch);
      onGone();
    }
  }, 500);
  watch.unref();
}

/**
 * Runs scripts/<name>.ts with this terminal and ends this process as the script ended: same exit code, same signal.
 * @param {string} root
 * @param {string} name
 * @param {string[]} args
 */
export function runScript(root, name, args) {
  const script = join('scripts', name + '.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script].concat(args), {cwd: root, stdio: 'inherit'});
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    child.kill(signal);
  };
  signals.forEach((signal) => process.on(signal, forward));
  if (process.env.npm_lifecycle_event) {
    whenNpmIsGone(() => forward('SIGTERM'));
  }
  child.on('error', (error) => {
    console.error('Could not run ' + script + ': ' + error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    signals.forEach((one) => process.removeListener(one, forward));
    if (signal) {
      process.kill(process.pid, signal);
    } else {
      process.exit(code === null ? 1 : code);
    }
  });
}
