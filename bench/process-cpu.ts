import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** CPU time a process has used so far, in microseconds; null where the system does not tell. */
export function processCpu(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond()) * 1e6;
}

let ticks = 0;
function ticksPerSecond(): number {
  ticks ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
}
