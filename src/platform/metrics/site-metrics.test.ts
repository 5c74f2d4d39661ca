import { expect, test } from 'vitest';
import { createSiteMetrics } from './site-metrics.ts';

test('only counters have the name of a counter', async () => {
  const { registry, close } = createSiteMetrics(() => null);
  const types = [...(await registry.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const counters = types.filter(([, name]) => name?.endsWith('_total'));
  expect(counters.length).toBeGreaterThan(1);
  expect(counters.filter(([, , type]) => type !== 'counter')).toEqual([]);
  expect(types.map(([, name]) => name)).toContain('nodejs_active_resources');
  close();
});
