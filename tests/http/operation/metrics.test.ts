import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArticle } from '../../kit/content/articles.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { readMetrics, readMetricsText } from '../../kit/site/read-metrics.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';

const requests = (route: string, status: number, source: 'memory' | 'app') =>
  `newsroom_http_requests_total{route="${route}",status="${status}",source="${source}"}`;

describe('the metrics of a site', () => {
  let site: TestSite;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    site = await startSite({
      engine: siteEngine(),
      ownProcess: true,
      env: { METRICS_PORT: String(port) },
      fill: async (db) => {
        await writeArticle(db, { title: 'Qarabağ qalib gəldi' });
        await db
          .insertInto('mail_outbox')
          .values({
            id: 'm1',
            kind: 'contactNotice',
            subject_id: 'none',
            recipient: null,
            created_at: 1,
            due_at: Date.now() + 3_600_000,
            attempts: 0,
            failed_at: null,
          })
          .execute();
      },
    });
  });
  afterAll(() => site.stop());

  /** Answers are counted when they have been sent, which may be a moment after they have arrived. */
  const expectMetric = (name: string, value: unknown) =>
    expect.poll(async () => (await readMetrics(port)).get(name), { message: name }).toEqual(value);

  test('are not on the address of the readers', async () => {
    expect((await site.ask('/metrics')).status).toBe(404);
  });

  test('count requests by the pattern of their route, never by their path', async () => {
    const path = '/article/qarabag-qalib-geldi';
    const { headers } = await site.ask(path);
    for (let n = 0; n < 3; n += 1) await site.ask(path);
    await site.ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    await site.ask('/article/bele-xeber-yoxdur');
    await site.ask('/%C9%99sl/of-a-client?that=chooses');
    await expectMetric(requests('/article/:slug', 200, 'app'), 1);
    await expectMetric(requests('/article/:slug', 200, 'memory'), 3);
    await expectMetric(requests('/article/:slug', 304, 'memory'), 1);
    await expectMetric(requests('/article/:slug', 404, 'app'), 1);
    const text = await readMetricsText(port);
    expect(text).not.toMatch(/qarabag|bele-xeber|of-a-client/);
    expect(text).toContain('route="none",status="404"');
    expect(
      (await readMetrics(port)).get('newsroom_page_cache_answers_total{result="hit"}'),
    ).toBeGreaterThanOrEqual(4);
  });

  test('measure renders, queries and requests', async () => {
    await site.ask('/');
    const named = await readMetrics(port);
    for (const name of [
      'newsroom_page_render_duration_seconds_count{route="/"}',
      'newsroom_http_request_duration_seconds_count{route="/"}',
      'newsroom_query_duration_seconds_count',
      'newsroom_page_cache_pages',
      'newsroom_page_cache_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(named.get(name), name).toBeGreaterThan(0);
    expect(named.get('newsroom_database_reachable')).toBe(1);
  });

  test('show what waits in each queue, and when each job last ended', async () => {
    const named = await readMetrics(port);
    const labels = [...named.keys()].flatMap(
      (name) => /^newsroom_queue_length{queue="(.*)"}/.exec(name)?.[1] ?? [],
    );
    expect(labels).toEqual(['outbox', 'deliveries', 'mail', 'search', 'newsletter', 'push', 'imports']);
    expect(named.get('newsroom_queue_length{queue="mail"}')).toBe(1);
    expect(named.get('newsroom_queue_age_seconds{queue="mail"}')).toBe(0);
    await site.change(async (db) => {
      await db.updateTable('mail_outbox').set({ failed_at: 1 }).execute();
    });
    await expectMetric('newsroom_queue_length{queue="mail"}', 0);
    await site.change(async (db) => {
      await db
        .updateTable('mail_outbox')
        .set({ due_at: Date.now() + 3_600_000, failed_at: null })
        .execute();
    });
    expect(named.get('newsroom_job_interval_seconds{task="mail"}')).toBe(1);
    await expect
      .poll(async () => (await readMetrics(port)).get('newsroom_job_runs_total{task="mail"}'))
      .toBeGreaterThan(0);
    await expectMetric('newsroom_job_failures_total{task="mail"}', 0);
  });

  test('count open streams', async () => {
    const leaving = new AbortController();
    await site.fetch('/api/stream?topics=breaking', { signal: leaving.signal });
    await expectMetric('newsroom_live_streams', 1);
    leaving.abort();
    await expectMetric('newsroom_live_streams', 0);
    await expectMetric(requests('/api/stream', 200, 'app'), 1);
  });
});

test('the metrics of several processes are added', async () => {
  const port = await freePort();
  const site = await startSite({
    ownProcess: true,
    env: {
      PROCESSES: '2',
      METRICS_PORT: String(port),
      AUTH_SECRET: 'the-same-secret-for-all-processes-of-it',
    },
  });
  try {
    const ready = () => site.logged().filter((line) => line.includes('is ready at')).length;
    await expect.poll(ready).toBe(2);
    // The system gives each new connection to one of them, to none in particular.
    let asked = 0;
    const askOnce = async () => {
      await site.ask('/terms', { headers: { Connection: 'close' } });
      asked += 1;
      return (await readMetrics(port)).get('newsroom_page_cache_pages');
    };
    await expect.poll(askOnce).toBe(2);
    const sum = async () =>
      [...(await readMetrics(port))]
        .filter(([name]) => name.startsWith('newsroom_http_requests_total{route="/terms"'))
        .reduce((total, [, count]) => total + count, 0);
    await expect.poll(sum).toBe(asked);
    expect((await readMetrics(port)).get('newsroom_queue_length{queue="mail"}')).toBe(0);
  } finally {
    await site.stop();
  }
});

test('a site without METRICS_PORT answers them nowhere, and a port that is taken stops the start', async () => {
  const port = await freePort();
  const site = await startSite({ ownProcess: true, env: { METRICS_PORT: String(port) } });
  const other = startSite({ ownProcess: true, env: { METRICS_PORT: String(port) } });
  await expect(other).rejects.toThrow(`METRICS_PORT: ${port} is already in use`);
  await site.stop();
});
