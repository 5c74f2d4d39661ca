import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { startScheduler, WAITED } from './scheduler.ts';

function collectLog() {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  return { lines, log: createLog({ level: 'info', format: 'lines', now: () => 0, write }) };
}

test('a job runs repeatedly, never twice at the same time, and not after the stop', async () => {
  let runs = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const job = {
    name: 'job',
    everyMs: 1,
    async run() {
      runs++;
      atOnce++;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await sleep(5);
      atOnce--;
    },
  };
  const scheduler = startScheduler({ jobs: [job], log: collectLog().log });
  while (runs < 3) await sleep(1);
  await scheduler.stop();
  expect({ mostAtOnce, atOnce }).toEqual({ mostAtOnce: 1, atOnce: 0 });
  const before = runs;
  await sleep(20);
  expect(runs).toBe(before);
});

test('a repeated failure is logged once, and so is its end; the other jobs go on', async () => {
  const { lines, log } = collectLog();
  let runs = 0;
  let others = 0;
  const failing = {
    name: 'mail',
    everyMs: 1,
    async run() {
      runs++;
      if (runs < 4) throw new Error('no connection');
    },
  };
  const other = { name: 'other', everyMs: 1, run: async () => others++ };
  const scheduler = startScheduler({ jobs: [failing, other], log });
  while (runs < 6 || others < 6) await sleep(1);
  await scheduler.stop();
  expect(lines.filter((line) => line.includes('no connection'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('works again'))).toHaveLength(1);
});

test('a job that waits after a failure has not succeeded', async () => {
  const { lines, log } = collectLog();
  const failures: boolean[] = [];
  let runs = 0;
  const job = {
    name: 'backup',
    everyMs: 1,
    async run() {
      runs++;
      if (runs === 1) throw new Error('no space');
      return runs < 4 ? WAITED : undefined;
    },
  };
  const onRun = ({ hasFailed }: { hasFailed: boolean }) => {
    if (failures.length === 1) expect(runs).toBe(4);
    failures.push(hasFailed);
  };
  const scheduler = startScheduler({ jobs: [job], log, onRun });
  while (runs < 4) await sleep(1);
  await scheduler.stop();
  expect(failures.slice(0, 2)).toEqual([true, false]);
  expect(lines.filter((line) => line.includes('works again'))).toHaveLength(1);
});

test('a running job is aborted and awaited, but not for ever', async () => {
  let ended = false;
  const abortable = {
    name: 'abortable',
    everyMs: 1,
    run: (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          ended = true;
          resolve();
        });
      }),
  };
  await startScheduler({ jobs: [abortable], log: collectLog().log }).stop();
  expect(ended).toBe(true);
  const stuck = { name: 'stuck', everyMs: 1, run: () => new Promise(() => {}) };
  await startScheduler({ jobs: [stuck], log: collectLog().log }).stop(10);
  const { lines, log } = collectLog();
  const slow = {
    name: 'slow',
    everyMs: 1,
    run: () => sleep(50).then(() => Promise.reject(new Error('closed'))),
  };
  await startScheduler({ jobs: [slow], log }).stop(10);
  await sleep(100);
  expect(lines).toEqual([]);
});
