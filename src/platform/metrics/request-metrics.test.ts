import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { serveForTest } from '#app/server/serve-for-test.ts';
import { createRequestMetrics } from './request-metrics.ts';

test('a path is compared with the routes without what would make that slow', async () => {
  const compared: string[] = [];
  const metrics = createRequestMetrics(new Registry(), (path) => {
    compared.push(path);
    return null;
  });
  for (const address of ['/', '/a//b/?x=/y', '/tag/qaraba%C4%9F.data', '/a#b', '/%00/ü'])
    metrics.memoryAnswersOf(address);
  expect(compared).toEqual(['/', '/a/b', '/tag/qaraba_C4_9F', '/a', '/_00/_']);
});

test('a request whose client leaves is counted as such', async () => {
  const registry = new Registry();
  const metrics = createRequestMetrics(registry, () => '/slow');
  const leaving = new AbortController();
  const server = await serveForTest((req, res) => {
    metrics.measure(req, res);
    leaving.abort();
  });
  await expect(fetch(`http://127.0.0.1:${server.port}/`, { signal: leaving.signal })).rejects.toThrow(
    'aborted',
  );
  await expect
    .poll(() => registry.metrics())
    .toContain('newsroom_http_requests_total{route="/slow",status="499",source="app"} 1');
  await server.close();
});
