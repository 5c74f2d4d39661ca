/**
 * `npm run bench -- processes`: the cached front page from one process and from as many as there are cores (PROCESSES). Each has a load
 * generator of its own, which needs a core as well: only with twice as many cores as processes is the ratio of the rates that of
 * the servers. The CPU for a request should be the same.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { measureRate } from './measure.ts';
import { listChildren, processCpu } from './process-cpu.ts';
import { startBenchSite } from './start-bench-site.ts';

const ROUNDS = 5;
const MS = 1000;
const PAGE = { path: '/', headers: { 'accept-encoding': 'br' } };

interface Result {
  perSecond: number;
  /** CPU microseconds for a request. */
  cpu: number;
}

buildIfStale();
const cores = availableParallelism();
const [one, all] = [await measure(1), await measure(cores)];
console.log(`${cores} cores, median of ${ROUNDS} rounds\n`);
console.log(
  `1 process     ${one.perSecond.toFixed(0).padStart(8)} req/s  ${one.cpu.toFixed(1)} µs of CPU a request`,
);
console.log(
  `${cores} processes   ${all.perSecond.toFixed(0).padStart(8)} req/s  ${all.cpu.toFixed(1)} µs of CPU a request`,
);
console.log(
  `ratio         ${(all.perSecond / one.perSecond).toFixed(2).padStart(8)} (target 1.7 on two free cores)`,
);

async function measure(processes: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-bench-'));
  try {
    const { site, port } = await startBenchSite(folder, { PROCESSES: String(processes) });
    const server = { port, pid: site.pid };
    const cpu = () =>
      [site.pid, ...listChildren(site.pid)].reduce((sum, pid) => sum + (processCpu(pid) ?? 0), 0);
    while (processes > 1 && listChildren(site.pid).length < processes) await measureRate(server, PAGE, MS);
    const rounds: Result[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = cpu();
      const rates = await Promise.all(Array.from({ length: processes }, () => measureRate(server, PAGE, MS)));
      const perSecond = rates.reduce((sum, rate) => sum + rate.perSecond, 0);
      const answers = rates.reduce((sum, rate) => sum + rate.answers, 0);
      rounds.push({ perSecond, cpu: (cpu() - before) / answers });
    }
    await site.stop();
    return rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)] as Result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
