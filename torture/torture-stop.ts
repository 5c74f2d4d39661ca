/**
 * `npm run torture -- stop [rounds] [part of a way's name]`: SIGTERM while 30 clients open a connection for each request and 30 keep theirs, in 20 rounds:
 * the server itself, through `npm start`, and with several processes. No request may be lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { stopUnderLoad } from '../tests/kit/site/stop-under-load.ts';
import { reportPromise } from './report-promise.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const WAY = process.argv[3];
const WAYS: {
  name: string;
  env: Record<string, string>;
  command?: [string, ...string[]];
  processes?: number;
}[] = [
  { name: 'node build/server/index.js', env: {} },
  { name: 'npm start', env: {}, command: ['npm', 'start'] },
  { name: 'PROCESSES=2', env: { PROCESSES: '2', LOG_LEVEL: 'info' }, processes: 2 },
];

buildIfStale();
for (const { name, env, command, processes = 0 } of WAYS.filter(({ name }) => !WAY || name.includes(WAY))) {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
  const lost: string[] = [];
  let [answered, late, badEnds] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await startBenchSite(folder, { STOP_DELAY: '5', ...env }, { command });
    const ready = () => started.site.lines.filter((line) => line.includes('is ready at')).length;
    while (ready() < processes) await sleep(50);
    const load = await stopUnderLoad(started, { fresh: 30, kept: 30, before: 1000 });
    lost.push(...load.lost);
    answered += load.answered;
    late += load.answeredLate;
    if (load.code !== 0) badEnds += 1;
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`${name}: ${ROUNDS} stops, ${answered} answers, ${late} of them after the signal`);
  reportPromise('requests lost', lost.length, lost);
  reportPromise('ends with another code than 0', badEnds);
}
