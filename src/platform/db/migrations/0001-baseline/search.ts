import type { Dialect } from '../dialect.ts';

/**
 * The search index. Both engines get words that the program has folded: SQLite in an FTS5 table without a copy of the
 * text, PostgreSQL as a tsvector. Triggers add changed articles to the index queue.
 */
export const search = ({ engine, key, bigint }: Dialect): string[] => [
  `create table article_search (
    article_id ${key} not null unique,
    doc ${bigint} not null primary key,
    category_id ${key},
    title_words text not null,
    lead_words text not null${engine === 'postgres' ? ',\n    words tsvector not null' : ''}
  )`,
  `create table search_index_queue (
    id ${engine === 'postgres' ? 'bigserial' : 'integer'} not null primary key,
    article_id ${key} not null
  )`,
  'create index search_index_queue_by_article on search_index_queue (article_id)',
  ...(engine === 'postgres' ? onPostgres : onSqlite),

  `create table search_query_daily_stats (
    day ${key} not null,
    query ${key} not null,
    count integer not null,
    no_result_count integer not null,
    primary key (day, query)
  )`,
];

const visibleCondition = (row: string) => `${row}.status = 'published'`;

const onSqlite = [
  `create virtual table article_search_fts using fts5(
     words, content='', contentless_delete=1, detail=none, prefix='3', tokenize='unicode61 remove_diacritics 0')`,
  ...(['insert', 'update', 'delete'] as const).map((event) => {
    const row = event === 'delete' ? 'old' : 'new';
    const condition =
      event === 'update'
        ? `(${visibleCondition('old')} or ${visibleCondition('new')})`
        : visibleCondition(row);
    return `create trigger article_${event}_queues_search after ${event} on article when ${condition}
     begin
       insert into search_index_queue (article_id) select ${row}.id
         where not exists (select 1 from search_index_queue where article_id = ${row}.id);
     end`;
  }),
  ...(['insert', 'delete'] as const).map((event) => {
    const row = event === 'delete' ? 'old' : 'new';
    return `create trigger article_tag_${event}_queues_search after ${event} on article_tag
     begin
       insert into search_index_queue (article_id) select ${row}.article_id
         where not exists (select 1 from search_index_queue where article_id = ${row}.article_id);
     end`;
  }),
  `create trigger tag_update_queues_search after update of name on tag
   begin
     insert into search_index_queue (article_id) select article_id from article_tag where tag_id = new.id;
   end`,
];

/**
 * An article that is in the queue already is added again. The indexer may remove the first row before this transaction
 * commits, and would then have indexed the old text.
 */
const onPostgres = [
  `alter table article_search alter column words set storage external`,
  `create index article_search_words on article_search using gin (words) with (fastupdate = off)`,
  `create function queue_article_for_search() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and ${visibleCondition('old')} then
       insert into search_index_queue (article_id) values (old.id);
     elsif tg_op <> 'DELETE' and ${visibleCondition('new')} then
       insert into search_index_queue (article_id) values (new.id);
     end if;
     return null;
   end $$`,
  `create trigger article_queues_search after insert or update or delete on article for each row
     execute function queue_article_for_search()`,
  `create function queue_tagged_for_search() returns trigger language plpgsql as $$
   begin
     insert into search_index_queue (article_id) values (case when tg_op = 'DELETE' then old.article_id else new.article_id end);
     return null;
   end $$`,
  `create trigger article_tag_queues_search after insert or delete on article_tag for each row
     execute function queue_tagged_for_search()`,
  `create function queue_renamed_tag_for_search() returns trigger language plpgsql as $$
   begin
     insert into search_index_queue (article_id) select article_id from article_tag where tag_id = new.id;
     return null;
   end $$`,
  `create trigger tag_queues_search after update of name on tag for each row
     execute function queue_renamed_tag_for_search()`,
];
