import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {tie} from '../../../scripts/child.ts';

export interface Ended {
  code: number;
  output: string;
  seconds: number;
  /** Most memory that the command and its children held at once, bytes; null where there is no /proc. */
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

function memoryOf(pid: number): number {
  const all = running();
  const sum = (own: Running): number =>
    own.bytes + all.filter(({parent}) => parent === own.pid).reduce((total, child) => total + sum(child), 0);
  const own = all.find((process) => process.pid === pid);
  return own ? sum(own) : 0;
}

/** Runs a command to its end; what it says is kept for the message of a failure. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<Ended> {
  const started = performance.now();
  const child = tie(spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe']}));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  let memory: number | null = process.platform === 'linux' ? 0 : null;
  const sampler = setInterval(() => {
    if (memory !== null && child.pid !== undefined) {
      memory = Math.max(memory, memoryOf(child.pid));
    }
  }, sampleMs);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      clearInterval(sampler);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(sampler);
      resolve({code: code ?? 1, output, seconds: (performance.now() - started) / 1000, memory});
    });
  });
}

/** The end of what a command said. */
export const lastLines = (output: string): string => output.trim().split('\n').slice(-15).join('\n');
