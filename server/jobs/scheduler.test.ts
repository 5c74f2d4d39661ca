import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { startScheduler } from './scheduler.ts';

function collectLog() {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  return { lines, log: createLog({ level: 'info', format: 'lines', now: () => 0, write }) };
}

test('a job runs again and again, never beside itself, and no more after the stop', async () => {
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  const job = {
    name: 'job',
    everyMs: 1,
    async run() {
      runs++;
      atOnce++;
      most = Math.max(most, atOnce);
      await sleep(5);
      atOnce--;
    },
  };
  const scheduler = startScheduler({ jobs: [job], log: collectLog().log });
  while (runs < 3) await sleep(1);
  await scheduler.stop();
  expect({ most, atOnce }).toEqual({ most: 1, atOnce: 0 });
  const before = runs;
  await sleep(20);
  expect(runs).toBe(before);
});

test('trouble is told once, and so is its end; the other jobs go on', async () => {
  const { lines, log } = collectLog();
  let tries = 0;
  let others = 0;
  const failing = {
    name: 'mail',
    everyMs: 1,
    async run() {
      tries++;
      if (tries < 4) throw new Error('no connection');
    },
  };
  const other = { name: 'other', everyMs: 1, run: async () => others++ };
  const scheduler = startScheduler({ jobs: [failing, other], log });
  while (tries < 6 || others < 6) await sleep(1);
  await scheduler.stop();
  expect(lines.filter((line) => line.includes('no connection'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('works again'))).toHaveLength(1);
});

test('a job under way is told to end and waited for, but not for ever', async () => {
  let ended = false;
  const willing = {
    name: 'willing',
    everyMs: 1,
    run: (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          ended = true;
          resolve();
        });
      }),
  };
  await startScheduler({ jobs: [willing], log: collectLog().log }).stop();
  expect(ended).toBe(true);
  const stuck = { name: 'stuck', everyMs: 1, run: () => new Promise(() => {}) };
  await startScheduler({ jobs: [stuck], log: collectLog().log }).stop(10);
});
