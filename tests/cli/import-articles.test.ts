import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { makePostgresDatabase } from '../kit/databases/make-postgres-database.ts';
import { runCommand } from '../kit/site/run-command.ts';

const COUNT = 600;

/** An export of the old site in which titles repeat, so that addresses get numbers. */
function makeExport(): string {
  const articles = Array.from({ length: COUNT }, (_, at) => ({
    id: `a${at}`,
    title: `Turun icmalı ${at % 100}`,
    slug: `Köhnə_ünvan-${at}`,
    excerpt: 'Qısa',
    content: `<p>Mətn ${at}</p><script>x()</script>`,
    category: at % 3 ? 'football' : 'nowhere',
    author: 'Aysel',
    tags: [`Teq ${at % 7}`],
    status: 'published',
    views: at,
    publishedAt: { _seconds: 1_600_000_000 + at, _nanoseconds: 0 },
  }));
  return JSON.stringify({ articles, categories: [{ id: 'c1', name: 'Futbol', slug: 'football' }] });
}

describe.each(['sqlite', 'postgres'] as const)('npm run cli -- import (%s)', (engine) => {
  const server = inject('postgresUrl');
  if (engine === 'postgres' && !server) return;
  const env: Record<string, string> = {};
  let folder = '';
  let file = '';
  let target: DatabaseTarget;
  let drop = async () => {};
  const run = (...args: string[]) => runCommand(['import', ...args], env);

  async function withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const open = await openDatabase(target);
    return work(open.db).finally(() => open.close());
  }

  /** Everything that readers see of an import. */
  const readSite = () =>
    withDb(async (db) => ({
      articles: await db
        .selectFrom('article')
        .leftJoin('category', 'category.id', 'category_id')
        .leftJoin('article_stats', 'article_id', 'article.id')
        .select(['article.slug', 'title', 'content', 'author', 'published_at', 'category.name', 'views'])
        .orderBy('article.slug')
        .execute(),
      tags: await db.selectFrom('tag').select(['slug', 'article_count']).orderBy('slug').execute(),
      addresses: await db.selectFrom('old_address').select(['path', 'target']).orderBy('path').execute(),
    }));

  beforeAll(async () => {
    mkdirSync(inject('runFolder'), { recursive: true });
    folder = mkdtempSync(join(inject('runFolder'), 'import-'));
    file = join(folder, 'export.json');
    writeFileSync(file, makeExport());
    env.DATA_DIR = folder;
    target = { kind: 'sqlite', file: join(folder, 'newsroom.sqlite') };
    if (engine === 'postgres') {
      const database = await makePostgresDatabase(server ?? '');
      target = { kind: 'postgres', url: database.url };
      env.DATABASE_URL = database.url;
      drop = database.drop;
    }
    const open = await openDatabase(target);
    await migrateToLatest(open, allMigrations);
    await open.close();
  });
  afterAll(() => drop());

  it('refuses a file that is no export, and wrong usage', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{"articles":');
    expect(await run('firestore', broken)).toMatchObject({ code: 4, stdout: '' });
    expect(await run('firestore', join(folder, 'missing.json'))).toMatchObject({ code: 4 });
    expect(await run('joomla', file)).toMatchObject({ code: 2 });
  });

  it('reports a dry run, and ends with the same site when it is killed in the middle and runs again', async () => {
    const dry = await run('firestore', file, '--dry-run', '--json');
    expect(JSON.parse(dry.stdout)).toMatchObject({
      isWritten: false,
      articles: { new: COUNT },
      categories: { new: 1 },
      losses: { categoryUnknown: { count: COUNT / 3 }, scriptRemoved: { count: COUNT } },
    });
    expect((await readSite()).articles).toEqual([]);

    const isUnderWay = async () => {
      while ((await readSite()).articles.length === 0) await sleep(20);
    };
    const killed = await runCommand(['import', 'firestore', file], env, isUnderWay());
    expect(killed.code).toBeNull();
    expect((await readSite()).articles.length).toBeLessThan(COUNT);
    const redirects = join(folder, 'redirects.csv');
    const done = await run('firestore', file, '--redirects', redirects);
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('Imported.') });
    const resumed = await readSite();
    expect(resumed.articles).toHaveLength(COUNT);
    const lines = readFileSync(redirects, 'utf8').trim().split('\r\n');
    expect(lines.slice(0, 2)).toEqual([
      'from,to,status',
      '/article/Köhnə_ünvan-0,/article/kohne-unvan-0,301',
    ]);
    expect(lines).toHaveLength(COUNT + 1);

    await withDb(async (db) => {
      for (const table of ['import_source', 'old_address', 'article', 'tag', 'category'] as const)
        await db.deleteFrom(table).execute();
    });
    expect(JSON.parse((await run('firestore', file, '--json')).stdout)).toMatchObject({
      articles: { new: COUNT, unchanged: 0 },
    });
    expect(await readSite()).toEqual(resumed);
    const again = await run('firestore', file);
    expect(again.stdout).toContain(`0 new, 0 changed, ${COUNT} unchanged`);
  });
});
