import { expect, it } from 'vitest';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { createLog } from '#platform/log.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { createLimitLog, reportLimit } from './limit-log.ts';

function setUp() {
  const lines: Record<string, unknown>[] = [];
  let now = NOON;
  const log = createLog({
    level: 'warn',
    format: 'json',
    now: () => now,
    write: (line) => void lines.push(JSON.parse(line)),
  });
  const watchLimits = createLimitLog({ log, now: () => now });
  const reach = (limit: string, clientAddress = '203.0.113.7', path = '/contact') =>
    watchLimits({ path, clientAddress }, async () => {
      await Promise.resolve();
      reportLimit(limit);
    });
  return { lines, reach, wait: (ms: number) => (now += ms) };
}

it('writes the path, the limit and the shortened network, and nothing outside a request', async () => {
  const { lines, reach } = setUp();
  reportLimit('contact');
  await reach('contact');
  await reach('sign-in', '2001:db8:1:2:3::4', `/admin/login/${'x'.repeat(500)}`);
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      message: 'limit reached',
      path: '/contact',
      limit: 'contact',
      network: '203.0.113.0',
    },
    expect.objectContaining({
      network: '2001:db8:1::',
      path: expect.stringMatching(/^\/admin\/login\/x{187}$/),
    }),
  ]);
});

it('writes the same line once in a minute, and then how many were omitted', async () => {
  const { lines, reach, wait } = setUp();
  for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7']) await reach('contact', address);
  await reach('contact', '198.51.100.1');
  await reach('poll');
  expect(lines.map(({ limit, network, omitted }) => [limit, network, omitted])).toEqual([
    ['contact', '203.0.113.0', undefined],
    ['contact', '198.51.100.0', 2],
    ['poll', '203.0.113.0', undefined],
  ]);
  wait(MINUTE - 1);
  await reach('contact');
  expect(lines).toHaveLength(3);
  wait(1);
  await reach('contact');
  expect(lines.at(-1)).toMatchObject({ limit: 'contact', omitted: 1 });
  wait(-DAY);
  await reach('contact');
  expect(lines).toHaveLength(5);
});

it('cannot fill the log from many networks', async () => {
  const { lines, reach, wait } = setUp();
  for (let one = 0; one < 250; one++) await reach('comment', `10.0.${one}.1`);
  expect(lines).toHaveLength(100);
  wait(MINUTE);
  await reach('comment');
  expect(lines.at(-1)).toMatchObject({ omitted: 150 });
});
