import {readdirSync, readFileSync} from 'node:fs';

function status(pid: string, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

function children(pid: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return status(name, 'PPid') === Number(pid);
      } catch {
        // The process ended meanwhile.
        return false;
      }
    });
}

/** The most memory that a process and its children have held, in MB; Linux only. */
export function peakMemory(pid: number): number {
  const all = [String(pid), ...children(String(pid))];
  return all.reduce((sum, one) => sum + status(one, 'VmHWM'), 0) / 1024;
}
