import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { indexChangedArticles } from '#features/search/rules/index-changed-articles.ts';
import { searchArticles } from '#features/search/rules/search-articles.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { OpenDatabase } from '../../engine.ts';
import { migrateToLatest } from '../../migrate.ts';
import { openDatabase } from '../../open-database.ts';
import { allMigrations } from '../all-migrations.ts';
import type { MigrationDb } from '../migration.ts';

async function openEmpty(database: OpenDatabase & { target: Parameters<typeof openDatabase>[0] }) {
  if (database.engine === 'sqlite') return openDatabase({ kind: 'sqlite', file: ':memory:' });
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  return openDatabase(database.target);
}

/** A category, a published article and a draft, as a site before this migration has them. */
async function writeOldRows(db: MigrationDb): Promise<void> {
  await db
    .insertInto('category')
    .values({
      ...{
        id: 'football',
        slug: 'futbol',
        name: 'Futbol',
        description: '',
        color: '#000000',
        position: 0,
        sort_key: 'f',
      },
      ...{ created_at: NOON, updated_at: NOON },
    })
    .execute();
  const article = {
    ...{ excerpt: '', category_id: 'football', author: 'Aysel', author_slug: 'aysel', featured: 0 },
    ...{ version: 1, created_at: NOON, updated_at: NOON, content: '<p>Köhlən atlar</p>' },
  };
  await db
    .insertInto('article')
    .values([
      {
        ...article,
        ...{ id: 'a', slug: 'a', title: 'Qarabağ udub', status: 'published', published_at: NOON },
      },
      { ...article, ...{ id: 'b', slug: 'b', title: 'Qaralama', status: 'draft', published_at: null } },
    ])
    .execute();
}

describeOnEachDatabase('0006-search', (open) => {
  it('queues every article of a site, and from then on the changes that the index has', async () => {
    const database = await openEmpty(await open());
    const { db } = database;
    const before = allMigrations.filter(({ name }) => name < '0006');
    await migrateToLatest(database, before);
    await writeOldRows(db as MigrationDb);
    expect(await migrateToLatest(database)).toContain('0006-search');

    const found = await searchArticles(db, { query: 'Qarabağın' });
    expect(found.articles.map(({ id }) => id)).toEqual(['a']);
    expect(found.named).toMatchObject([{ kind: 'team', name: 'Qarabağ' }]);
    const rows = await db.selectFrom('article_search').select('status').orderBy('status').execute();
    expect(rows.map(({ status }) => status)).toEqual(['draft', 'published']);

    await db.updateTable('article').set({ version: 2 }).where('id', '=', 'a').execute();
    expect(await indexChangedArticles(db, { limit: 10 })).toBe(0);
    await db.updateTable('category').set({ name: 'Yerli futbol' }).execute();
    expect(await indexChangedArticles(db, { limit: 10 })).toBe(2);
    await database.close();
  });
});
