import { readFileSync } from 'node:fs';

/** Current and highest resident memory of a process, in bytes; null where the system does not report it. */
export function processMemory(pid: number): { now: number; highest: number } | null {
  if (process.platform !== 'linux') return null;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytesOf = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) * 1024;
    return { now: bytesOf('VmRSS'), highest: bytesOf('VmHWM') };
  } catch {
    return null;
  }
}
