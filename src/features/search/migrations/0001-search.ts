import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';
import { azerbaijaniClubs } from './search-names/azerbaijani-clubs.ts';
import { competitions } from './search-names/competitions.ts';
import { europeanClubs } from './search-names/european-clubs.ts';
import { nationalTeams } from './search-names/national-teams.ts';
import { players } from './search-names/players.ts';
import { words } from './search-names/words.ts';

/**
 * The search index is in the memory of the process, so that both engines rank alike. `article_search` has what it is built
 * from: the words of each article of any status. `version` grows with each indexed change; a process reads the rows above the
 * version that it has seen. A new generation makes it read all rows again. A deleted article keeps its row with the status
 * `removed`. Triggers queue changed articles. `search_name` has names that search takes for the same.
 */
export const searchBaseline = sqlMigration('0001-search', ({ engine, key, bigint }) => [
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

  `create table search_index_queue (
    id ${engine === 'postgres' ? 'bigserial' : 'integer'} not null primary key,
    article_id ${key} not null
  )`,
  'create index search_index_queue_by_article on search_index_queue (article_id)',
  ...(engine === 'postgres' ? queueOnPostgres : queueOnSqlite),

  `create table search_query_daily_stats (
    day ${key} not null,
    query ${key} not null,
    count integer not null,
    no_result_count integer not null,
    primary key (day, query)
  )`,

  `create table search_name (
    id ${key} not null primary key,
    kind text not null check (kind in ('team', 'player', 'competition', 'word')),
    name text not null,
    others text not null,
    version integer not null default 1
  )`,
  ...scopeTriggers(engine, [{ table: 'search_name', scopes: [`select 'names'`] }]),
  insertNames('team', azerbaijaniClubs + europeanClubs + nationalTeams),
  insertNames('competition', competitions),
  insertNames('player', players),
  insertNames('word', words),
]);

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

/**
 * A change of a name queues its articles. An article that waits already is queued again, because a search indexes the newest
 * changes first.
 */
const queueOnSqlite = [
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

const queueOnPostgres = [
  `create function queue_article_for_search() returns trigger language plpgsql as $$
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

/** The names that every site has from the start. A line of `text` is `name: spelling, spelling`. */
function insertNames(kind: string, text: string): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const rows = lines.map((line, index) => {
    const [name = '', others = ''] = line.split(': ');
    const values = [`${kind}-${index + 1}`, kind, name, others.replaceAll(', ', '\n')];
    return `(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
  });
  return `insert into search_name (id, kind, name, others) values ${rows.join(', ')}`;
}
