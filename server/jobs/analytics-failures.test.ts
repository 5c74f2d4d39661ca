import { expect, test } from 'vitest';
import { createAnalyticsFailures } from './analytics-failures.ts';

test('a script that does not load is logged once, then once an hour with how often it was', () => {
  const told: unknown[] = [];
  let now = 0;
  const note = createAnalyticsFailures({
    now: () => now,
    log: { warn: (_message, facts) => told.push(facts) },
  });
  const script = 'https://stats.example/s.js';
  for (let i = 0; i < 5; i++) note(script);
  expect(told).toEqual([{ script, times: 1 }]);
  now = 3_600_000;
  note(script);
  expect(told).toEqual([
    { script, times: 1 },
    { script, times: 5 },
  ]);
});
