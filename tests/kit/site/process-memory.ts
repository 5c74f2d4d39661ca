import { readFileSync } from 'node:fs';

/** Resident memory of a process now and at its highest, in bytes; null where the system does not tell. */
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
