import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * The index of words. Both engines get words that the program has folded: SQLite in an FTS5 table without a copy of
 * the text, PostgreSQL as a tsvector. Triggers note which articles have to be indexed again, whoever writes.
 */
export const search: Migration = {
  name: '0070-search',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    const onPostgres = engine === 'postgres';
    await db.schema
      .createTable('article_search')
      .addColumn('article_id', key, (c) => c.notNull().unique())
      .addColumn('doc', bigint, (c) => c.primaryKey().notNull())
      .addColumn('category_id', key)
      .addColumn('title_words', 'text', (c) => c.notNull())
      .addColumn('lead_words', 'text', (c) => c.notNull())
      .$call((table) => (onPostgres ? table.addColumn('words', sql`tsvector`, (c) => c.notNull()) : table))
      .execute();
    await db.schema
      .createTable('search_queue')
      .addColumn('id', onPostgres ? 'bigserial' : 'integer', (c) => c.primaryKey().notNull())
      .addColumn('article_id', key, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('search_query_day')
      .addColumn('day', key, (c) => c.notNull())
      .addColumn('query', key, (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('zero_count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('search_query_day_pkey', ['day', 'query'])
      .execute();
    await sql`create index search_queue_article on search_queue (article_id)`.execute(db);
    for (const statement of onPostgres ? forPostgres : forSqlite) await sql.raw(statement).execute(db);
    await sql`insert into search_queue (article_id)
      select id from article where status = 'published' order by published_at desc`.execute(db);
  },
};

const readBy = (row: string) => `${row}.status = 'published'`;

const forSqlite = [
  `create virtual table article_words using fts5(
     words, content='', contentless_delete=1, detail=none, prefix='3', tokenize='unicode61 remove_diacritics 0')`,
  ...(['insert', 'update', 'delete'] as const).map((event) => {
    const row = event === 'delete' ? 'old' : 'new';
    const seen = event === 'update' ? `(${readBy('old')} or ${readBy('new')})` : readBy(row);
    return `create trigger article_${event}_queues_search after ${event} on article when ${seen}
     begin
       insert into search_queue (article_id) select ${row}.id
         where not exists (select 1 from search_queue where article_id = ${row}.id);
     end`;
  }),
  ...(['insert', 'delete'] as const).map((event) => {
    const row = event === 'delete' ? 'old' : 'new';
    return `create trigger article_tag_${event}_queues_search after ${event} on article_tag
     begin
       insert into search_queue (article_id) select ${row}.article_id
         where not exists (select 1 from search_queue where article_id = ${row}.article_id);
     end`;
  }),
  `create trigger tag_update_queues_search after update of name on tag
   begin
     insert into search_queue (article_id) select article_id from article_tag where tag_id = new.id;
   end`,
];

/**
 * A row that is in the queue already is queued again: who waits in it may be taken out before this transaction ends,
 * and would then be indexed as it was before.
 */
const forPostgres = [
  `alter table article_search alter column words set storage external`,
  `create index article_search_words on article_search using gin (words) with (fastupdate = off)`,
  `create function queue_article_for_search() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and ${readBy('old')} then
       insert into search_queue (article_id) values (old.id);
     elsif tg_op <> 'DELETE' and ${readBy('new')} then
       insert into search_queue (article_id) values (new.id);
     end if;
     return null;
   end $$`,
  `create trigger article_queues_search after insert or update or delete on article for each row
     execute function queue_article_for_search()`,
  `create function queue_tagged_for_search() returns trigger language plpgsql as $$
   begin
     insert into search_queue (article_id) values (case when tg_op = 'DELETE' then old.article_id else new.article_id end);
     return null;
   end $$`,
  `create trigger article_tag_queues_search after insert or delete on article_tag for each row
     execute function queue_tagged_for_search()`,
  `create function queue_renamed_tag_for_search() returns trigger language plpgsql as $$
   begin
     insert into search_queue (article_id) select article_id from article_tag where tag_id = new.id;
     return null;
   end $$`,
  `create trigger tag_queues_search after update of name on tag for each row
     execute function queue_renamed_tag_for_search()`,
];
