import { sql } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { columnTypesOf } from './column-types.ts';
import type { Migration, MigrationDb } from './migration.ts';

const BATCH = 500;

/**
 * The newsroom's list of articles: one narrow row each. Whatever the filter, at most these rows are walked, and never
 * the pages with texts. Kept by triggers, all but the folded words, which only the program can make.
 */
export const articleDesk: Migration = {
  name: '0021-article-desk',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('article_desk')
      .addColumn('article_id', key, (c) =>
        c.primaryKey().notNull().references('article.id').onDelete('cascade'),
      )
      .addColumn('status', key, (c) => c.notNull().defaultTo('draft'))
      .addColumn('category_id', key)
      .addColumn('author_slug', key, (c) => c.notNull().defaultTo(''))
      .addColumn('created_by', key)
      .addColumn('featured', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('has_image', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('updated_at', bigint, (c) => c.notNull().defaultTo(0))
      .addColumn('published_at', bigint, (c) => c.notNull().defaultTo(0))
      .addColumn('title_key', key, (c) => c.notNull().defaultTo(''))
      .addColumn('search_line', key, (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`insert into article_desk (article_id, ${sql.raw(COLUMNS.join(', '))})
      select id, ${sql.raw(valuesOf('article').join(', '))} from article`.execute(db);
    await writeWords(db);
    for (const [name, columns] of Object.entries(indices))
      await sql.raw(`create index article_desk_${name} on article_desk (${columns})`).execute(db);
    for (const statement of engine === 'postgres' ? forPostgres : forSqlite)
      await sql.raw(statement).execute(db);
  },
};

const COLUMNS = [
  'status',
  'category_id',
  'author_slug',
  'created_by',
  'featured',
  'has_image',
  'updated_at',
  'published_at',
];
const WATCHED = COLUMNS.map((column) => (column === 'has_image' ? 'image' : column)).join(', ');

const indices = {
  updated: 'updated_at desc, article_id desc',
  published: 'published_at desc, article_id desc',
  title: 'title_key, article_id',
  status: 'status, updated_at desc, article_id desc',
};

const valuesOf = (row: string) =>
  COLUMNS.map((column) => {
    if (column === 'has_image') return `case when ${row}.image is null then 0 else 1 end`;
    return column === 'published_at' ? `coalesce(${row}.published_at, 0)` : `${row}.${column}`;
  });

const insertion = `insert into article_desk (article_id, ${COLUMNS.join(', ')})
  values (new.id, ${valuesOf('new').join(', ')})`;
const update = `update article_desk
  set ${COLUMNS.map((column, at) => `${column} = ${valuesOf('new')[at]}`).join(', ')}
  where article_id = new.id`;

const forSqlite = [
  `create trigger article_desk_on_insert after insert on article begin ${insertion}; end`,
  `create trigger article_desk_on_update after update of ${WATCHED} on article begin ${update}; end`,
];

const forPostgres = [
  `create function keep_article_desk() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${insertion}; else ${update}; end if;
     return null;
   end $$`,
  `create trigger article_desk_on_insert after insert on article for each row
     execute function keep_article_desk()`,
  `create trigger article_desk_on_update after update of ${WATCHED} on article for each row
     execute function keep_article_desk()`,
];

async function writeWords(db: MigrationDb): Promise<void> {
  for (let after = ''; ; ) {
    const rows: { id: string; title: string; author: string }[] = await db
      .selectFrom('article')
      .select(['id', 'title', 'author'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    await db
      .insertInto('article_desk')
      .values(
        rows.map(({ id, title, author }) => ({
          article_id: id,
          title_key: sortKey(title),
          search_line: foldText(`${title} ${author}`),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('article_id').doUpdateSet((eb) => ({
          title_key: eb.ref('excluded.title_key'),
          search_line: eb.ref('excluded.search_line'),
        })),
      )
      .execute();
    after = rows.at(-1)?.id ?? '';
  }
}
