import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { CLOCK_SHIFT, findClockShift, startTestClock } from './clock-shift.ts';
import { shiftDate } from './shift-date.ts';

const ofRun = findClockShift(process.env);
afterEach(() => shiftDate(ofRun));

test('a shifted clock goes on from another moment, and all else of Date stays', () => {
  const before = Date.now();
  shiftDate(ofRun + DAY);
  const ahead = Date.now() - before - DAY;
  expect(ahead).toBeGreaterThanOrEqual(0);
  expect(ahead).toBeLessThan(MINUTE);
  expect(Date.parse(new Date().toISOString()) - before).toBeGreaterThanOrEqual(DAY);
  expect(Math.abs(Date.parse(Date()) - before - DAY)).toBeLessThan(MINUTE);
  expect(new Date(5).getTime()).toBe(5);
  expect(new Date(2028, 1, 29).getDate()).toBe(29);
  expect(new Date(5)).toBeInstanceOf(Date);
  expect(new Date().constructor).toBe(Date);
  expect(Date.UTC(1970, 0, 1)).toBe(0);
  shiftDate(ofRun);
  expect(Date.now() - before).toBeLessThan(DAY);
});

test('a process that a test starts has the clock of the run', () => {
  const start = Date.UTC(2028, 1, 29, 2);
  const env: NodeJS.ProcessEnv = { TEST_CLOCK: new Date(start).toISOString() };
  startTestClock(env);
  const shift = findClockShift(env) + ofRun;
  const told = execFileSync(
    process.execPath,
    ['--import', './tests/kit/clock/shift-clock.ts', '-e', 'console.log(Date.now())'],
    { env: { [CLOCK_SHIFT]: String(shift) }, encoding: 'utf8' },
  );
  expect(Number(told)).toBeGreaterThanOrEqual(start);
  expect(Number(told)).toBeLessThan(start + 10 * MINUTE);
});

test('a server that a test starts sends the clock of the run in the header Date', () => {
  const shift = 40 * DAY;
  const script = `
    const server = require('node:http').createServer((_, response) => response.writeHead(204).end());
    server.listen(0, async () => {
      const { headers } = await fetch('http://127.0.0.1:' + server.address().port);
      console.log(Date.parse(headers.get('date')) - realDate.now());
      process.exit();
    });`;
  const ahead = execFileSync(
    process.execPath,
    ['--import', './tests/kit/clock/shift-clock.ts', '-e', script],
    { env: { [CLOCK_SHIFT]: String(shift) }, encoding: 'utf8' },
  );
  expect(Math.abs(Number(ahead) - shift)).toBeLessThan(10 * MINUTE);
});

test.each(['tomorrow', '2026-12-31', '2026-12-31T03:20:00', '2026-13-31T03:20:00Z'])(
  '"%s" is refused as a clock',
  (given) => {
    expect(() => startTestClock({ TEST_CLOCK: given })).toThrow('TEST_CLOCK');
  },
);
