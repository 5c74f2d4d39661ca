import { readdirSync, readFileSync } from 'node:fs';

/** CPU time that the living threads of a process have used, in microseconds; null where the system does not report it. */
export function processCpu(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  try {
    const folder = `/proc/${pid}/task`;
    const spent = readdirSync(folder).map((thread) =>
      Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1000;
  } catch {
    return null;
  }
}

/** The processes that a process has started, on Linux. */
export function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
