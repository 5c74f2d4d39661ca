import { expect, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { createAnalyticsFailures } from './analytics-failures.ts';

test('a script that does not load is logged at once, then once an hour with the count', () => {
  const logged: unknown[] = [];
  let now = 0;
  const report = createAnalyticsFailures({
    now: () => now,
    log: { warn: (_message, fields) => logged.push(fields) },
  });
  const script = 'https://stats.example/s.js';
  for (let i = 0; i < 5; i++) report(script);
  expect(logged).toEqual([{ script, times: 1 }]);
  now = HOUR;
  report(script);
  expect(logged).toEqual([
    { script, times: 1 },
    { script, times: 5 },
  ]);
});
