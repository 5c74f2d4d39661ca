import type { Dialect } from '../dialect.ts';

/**
 * The search index moves into the memory of the process, so that both engines rank alike. This table has what it is built
 * from: the words of each article of any status. `version` grows with each indexed change; a process reads the rows above the
 * version that it has seen. A new generation makes it read all rows again. A deleted article keeps its row with the status `removed`.
 */
export const articleSearch = ({ engine, key, bigint }: Dialect): string[] => [
  ...(engine === 'sqlite' ? ['drop table article_search_fts'] : []),
  'drop table article_search',
  `create table article_search (
    article_id ${key} not null primary key,
    version ${bigint} not null unique,
    status ${key} not null,
    category_id ${key},
    published_at ${bigint},
    title_words text not null,
    tag_words text not null,
    lead_words text not null,
    body_words text not null
  )`,
  `create table search_state (
    id integer not null primary key check (id = 1),
    generation ${bigint} not null,
    version ${bigint} not null
  )`,
  'insert into search_state (id, generation, version) values (1, 1, 0)',
  ...(engine === 'postgres' ? onPostgres : onSqlite),
  'delete from search_index_queue',
  'insert into search_index_queue (article_id) select id from article order by published_at, id',
];

/** The columns of an article that the index has. Other changes, such as a new version number, are not queued. */
const INDEXED = [
  'title',
  'excerpt',
  'author',
  'source_name',
  'category_id',
  'status',
  'published_at',
  'content',
];

/** An article that waits already is queued again, because a search indexes the newest changes first. */
const onSqlite = [
  ...['insert', 'update', 'delete'].map((event) => `drop trigger article_${event}_queues_search`),
  ...(['insert', 'update', 'delete'] as const).map((event) => {
    const row = event === 'delete' ? 'old' : 'new';
    return `create trigger article_${event}_queues_search
     after ${event}${event === 'update' ? ` of ${INDEXED.join(', ')}` : ''} on article
     begin
       insert into search_index_queue (article_id) values (${row}.id);
     end`;
  }),
  `create trigger category_update_queues_search after update of name on category
   begin
     insert into search_index_queue (article_id) select id from article where category_id = new.id;
   end`,
];

const onPostgres = [
  'drop trigger article_queues_search on article',
  `create or replace function queue_article_for_search() returns trigger language plpgsql as $$
   begin
     insert into search_index_queue (article_id) values (case when tg_op = 'DELETE' then old.id else new.id end);
     return null;
   end $$`,
  `create trigger article_queues_search after insert or delete or update of ${INDEXED.join(', ')} on article
     for each row execute function queue_article_for_search()`,
  `create function queue_renamed_category_for_search() returns trigger language plpgsql as $$
   begin
     insert into search_index_queue (article_id) select id from article where category_id = new.id;
     return null;
   end $$`,
  `create trigger category_queues_search after update of name on category for each row
     execute function queue_renamed_category_for_search()`,
];
