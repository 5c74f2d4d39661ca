import { expect, test } from 'vitest';
import { createLog, logContext } from '#platform/log.ts';

const collect = (options: { level?: 'debug' | 'info' | 'error' | 'silent'; format: 'json' | 'lines' }) => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', now: () => 0, write: (line) => lines.push(line), ...options });
  return { lines, log };
};

test('JSON lines carry time, level, message, fields and the stack of an error', () => {
  const { lines, log } = collect({ format: 'json' });
  log.with({ requestId: 'r1' }).error('failed', { path: '/', error: new Error('why') });
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    level: 'error',
    message: 'failed',
    requestId: 'r1',
    path: '/',
  });
  expect(line.error.message).toBe('why');
  expect(line.error.stack).toContain('log.test');
});

test('short lines are easy to read', () => {
  const { lines, log } = collect({ format: 'lines' });
  log.info('ready', { port: 3000 });
  log.warn('slow', { path: '/a', nothing: undefined });
  expect(lines).toEqual(['00:00:00 ready port=3000', '00:00:00 warn slow path=/a']);
});

test('levels below the configured one are not written', () => {
  const quiet = collect({ format: 'lines', level: 'error' });
  quiet.log.info('a');
  quiet.log.warn('b');
  quiet.log.error('c');
  expect(quiet.lines).toHaveLength(1);
  const silent = collect({ format: 'lines', level: 'silent' });
  silent.log.error('d');
  expect(silent.lines).toHaveLength(0);
});

test('every line that is logged for a request has its id, also after it has waited', async () => {
  const { lines, log } = collect({ format: 'lines' });
  await Promise.all(
    ['r1', 'r2'].map((requestId) =>
      logContext.run({ requestId }, async () => {
        await Promise.resolve();
        log.info('read');
      }),
    ),
  );
  log.info('job');
  expect(lines).toEqual(['00:00:00 read requestId=r1', '00:00:00 read requestId=r2', '00:00:00 job']);
});

test('a value cannot begin a line of its own', () => {
  const value = 'a\n{"level":"error","message":"forged"}\r\nb\u2028c';
  for (const format of ['json', 'lines'] as const) {
    const { lines, log } = collect({ format });
    log.info('message', { value, nested: { value } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\r\n]/);
  }
});
