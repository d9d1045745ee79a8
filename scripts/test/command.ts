import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {killWithParent} from '../child';

/** Runs a program of node_modules with this terminal; resolves with its exit code. */
export function runTool(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = killWithParent(
    spawn(process.execPath, [join('node_modules', script), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...environment},
    }),
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
