import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {tie} from '../../../scripts/child.ts';

export interface Ended {
  code: number;
  output: string;
}

export interface Cost {
  seconds: number;
  /** Most memory that the commands and their children held at once, bytes; null where there is no /proc. */
  memory: number | null;
}

const sampleMs = 100;
const pageBytes = 4096;

interface Running {
  pid: number;
  parent: number;
  bytes: number;
}

function running(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of a command stands in brackets and may hold spaces.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{pid: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes}];
      } catch {
        // Ended between the list and the look.
        return [];
      }
    });
}

/** What the children of this process hold now, bytes. */
function memoryOfChildren(): number {
  const all = running();
  const below = (pid: number): number =>
    all.filter(({parent}) => parent === pid).reduce((sum, child) => sum + child.bytes + below(child.pid), 0);
  return below(process.pid);
}

/** How long something takes that runs in processes of its own, and the most memory that they hold. */
export async function measured<T>(act: () => Promise<T>): Promise<T & Cost> {
  const started = performance.now();
  let memory: number | null = process.platform === 'linux' ? 0 : null;
  const sampler = setInterval(() => {
    if (memory !== null) {
      memory = Math.max(memory, memoryOfChildren());
    }
  }, sampleMs);
  try {
    const result = await act();
    return {...result, seconds: (performance.now() - started) / 1000, memory};
  } finally {
    clearInterval(sampler);
  }
}

/** Runs a command to its end; what it says is kept for the message of a failure. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<Ended> {
  const child = tie(spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe']}));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** The end of what a command said. */
export const lastLines = (output: string): string => output.trim().split('\n').slice(-15).join('\n');
