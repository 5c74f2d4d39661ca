import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Every page view writes a row of `reader_visit`, and every new reader one of `article_network_readers`. Each had three or four
 * trees: the row, its key and its indexes. Now the key of a visit begins with the reader, as its queries do, and on SQLite the key
 * is the row. Visits live for half an hour, so they are counted anew.
 */
export const pageViewTables = sqlMigration('0014-page-view-tables', ({ key, bigint, withoutRowid }) => [
  'drop table reader_visit',
  `create table reader_visit (
    reader ${key} not null,
    article_id ${key} not null,
    last_seen_at ${bigint} not null,
    primary key (reader, article_id)
  ) ${withoutRowid}`,
  'create index reader_visit_by_last_seen on reader_visit (last_seen_at)',

  'alter table article_network_readers rename to old_network_readers',
  'drop index article_network_readers_by_since',
  `create table article_network_readers (
    article_id ${key} not null,
    network ${key} not null,
    readers integer not null,
    since ${bigint} not null,
    primary key (article_id, network)
  ) ${withoutRowid}`,
  `insert into article_network_readers (article_id, network, readers, since)
    select article_id, network, readers, since from old_network_readers`,
  'drop table old_network_readers',
  'create index article_network_readers_by_since on article_network_readers (since)',
]);
