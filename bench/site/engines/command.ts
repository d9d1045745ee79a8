import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {UserError} from '../../../scripts/cli';

export interface Cost {
  seconds: number;
  /** Most memory that the command and its children held at once, in bytes; null on a system without /proc. */
  memory: number | null;
}

const sampleMs = 100;
const pageBytes = 4096;
const linesInMessage = 15;

interface Process {
  pid: number;
  parent: number;
  bytes: number;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of a command is in brackets and may have spaces.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{pid: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes}];
      } catch {
        // The process ended after the list was read.
        return [];
      }
    });
}

/** Memory of the children of this process, in bytes. */
function memoryOfChildren(): number {
  const all = processes();
  const below = (pid: number): number =>
    all.filter(({parent}) => parent === pid).reduce((sum, child) => sum + child.bytes + below(child.pid), 0);
  return below(process.pid);
}

/**
 * Runs a command to its end.
 * @throws UserError with the last lines of its output when it fails
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<Cost> {
  const started = performance.now();
  let memory: number | null = process.platform === 'linux' ? 0 : null;
  const sampler = setInterval(() => {
    memory = memory === null ? null : Math.max(memory, memoryOfChildren());
  }, sampleMs);
  const child = spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    if (code !== 0) {
      const lines = output.trim().split('\n').slice(-linesInMessage);
      throw new UserError(
        [`${command} ${args.join(' ')} failed in ${options.cwd} (leave it out with --only):`, ...lines].join('\n'),
      );
    }
    return {seconds: (performance.now() - started) / 1000, memory};
  } finally {
    clearInterval(sampler);
  }
}
