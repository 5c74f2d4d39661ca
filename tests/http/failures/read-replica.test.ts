import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { CATEGORIES, makeArticleWriter } from '../../kit/crash/article-writer.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { textOf } from '../../kit/site/html.ts';
import { readMetrics } from '../../kit/site/read-metrics.ts';
import { type SiteOnOwnPostgres, startSiteOnOwnPostgres } from '../../kit/site/site-on-own-postgres.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

describe.runIf(inject('postgresUrl') && process.platform === 'linux')('a site with a read replica', () => {
  let own: SiteOnOwnPostgres;
  let staff: Actor | undefined;
  let editor: Visitor;
  let metricsPort: number;
  let onStandby: pg.Client;
  beforeAll(async () => {
    mkdirSync(inject('runFolder'), { recursive: true });
    metricsPort = await freePort();
    own = (await startSiteOnOwnPostgres({
      dataDir: mkdtempSync(join(inject('runFolder'), 'replica-')),
      async fill(db) {
        for (const slug of CATEGORIES) await writeCategory(db, slug);
        staff = await writeStaff(db, 'editor');
        for (const title of ['Bir', 'İki', 'Üç', 'Dörd']) await writeArticle(db, { title });
      },
      standby: true,
      env: { METRICS_PORT: String(metricsPort) },
    })) as SiteOnOwnPostgres;
    editor = await signIn(site(), staff?.email ?? '');
    onStandby = new pg.Client({ connectionString: own.standby?.url });
    // It is lost when the standby crashes.
    onStandby.on('error', () => {});
    await onStandby.connect();
  });
  afterAll(async () => {
    await onStandby?.end().catch(() => {});
    await own?.stop();
  });

  const read = (path: string, init?: RequestInit) =>
    fetch(own.url + path, { redirect: 'manual', ...init, headers: { Origin: own.url, ...init?.headers } });
  const site = () => ({ url: own.url, fetch: read });
  const readCounts = async () => {
    const metrics = await readMetrics(metricsPort);
    const of = (server: string) => metrics.get(`newsroom_page_queries_total{server="${server}"}`) ?? 0;
    return { replica: of('replica'), primary: of('primary') };
  };

  /** Opens a page that no cache has, and returns which server has answered its queries. */
  async function readUncached(path: string): Promise<'replica' | 'primary' | 'both'> {
    const before = await readCounts();
    expect((await read(path)).status).toBe(200);
    const after = await readCounts();
    const [replica, primary] = [after.replica > before.replica, after.primary > before.primary];
    return replica && primary ? 'both' : replica ? 'replica' : 'primary';
  }

  async function publish(): Promise<string> {
    const writer = makeArticleWriter(site(), { visitor: editor, staffId: staff?.id ?? '', name: 'bir' });
    for (;;) {
      await writer.write(() => Promise.reject(new Error('No answer')));
      const published = writer.articles.find(({ isPublished }) => isPublished);
      if (published) return published.versions.at(-1)?.title ?? '';
    }
  }

  test('the replica answers the queries of a page for readers, the primary those of staff', async () => {
    await expect
      .poll(async () => (await readMetrics(metricsPort)).get('newsroom_read_replica_reachable'))
      .toBe(1);
    expect(await readUncached('/article/bir')).toBe('replica');
    const before = await readCounts();
    expect((await editor.get('/article/iki')).status).toBe(200);
    expect((await editor.get('/admin/articles')).status).toBe(200);
    expect(await readCounts()).toEqual(before);
    const { rows } = await onStandby.query(
      `select query from pg_stat_activity where application_name = 'newsroom pages'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test('a published article is seen at once although the replica has stopped following', async () => {
    await onStandby.query('select pg_wal_replay_pause()');
    const title = await publish();
    expect(textOf(await (await read('/')).text())).toContain(title);
    expect(textOf(await (await editor.get('/admin/articles')).text())).toContain(title);
    expect(await readUncached('/article/iki')).toBe('primary');
    await expect
      .poll(async () => (await readMetrics(metricsPort)).get('newsroom_read_replica_lag_seconds'))
      .toBeGreaterThan(0);
    await onStandby.query('select pg_wal_replay_resume()');
    await expect
      .poll(async () => (await readMetrics(metricsPort)).get('newsroom_read_replica_lag_seconds'))
      .toBe(0);
    expect(await readUncached('/article/uc')).toBe('replica');
    expect(textOf(await (await read('/')).text())).toContain(title);
  });

  test('pages go on when the replica is gone, and the operator is told', async () => {
    own.standby?.crash();
    expect(await readUncached('/article/dord')).toBe('primary');
    const title = await publish();
    expect(textOf(await (await read('/')).text())).toContain(title);
    const ready = await read('/readyz');
    expect([ready.status, await ready.text()]).toEqual([
      200,
      expect.stringMatching(/^ready\nread replica away: /),
    ]);
    const proxied = await read('/readyz', { headers: { 'X-Forwarded-For': '203.0.113.1' } });
    expect(await proxied.text()).toBe('ready');
    expect(own.site.lines.join('\n')).toContain('The read replica does not answer');
    own.standby?.start();
    await expect.poll(async () => (await read('/readyz')).text()).toBe('ready');
    expect(await readUncached('/category/world')).toBe('replica');
  });
});
