import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const hoursInOrder = [
  'alter table article_hourly_stats rename to old_hourly_stats',
  'drop index article_hourly_stats_by_article',
  `create table article_hourly_stats (
    hour integer not null,
    article_id text not null references article (id) on delete cascade,
    views integer not null,
    readers integer not null,
    excess_readers integer not null default 0,
    primary key (hour, article_id)
  ) without rowid`,
  `insert into article_hourly_stats (hour, article_id, views, readers, excess_readers)
    select hour, article_id, views, readers, excess_readers from old_hourly_stats`,
  'drop table old_hourly_stats',
  'create index article_hourly_stats_by_article on article_hourly_stats (article_id, hour)',
];

/**
 * Every page view writes a row of `reader_visit`, and every new reader one of `article_network_readers`. Each had three or four
 * trees: the row, its key and its indexes. Now the key of a visit begins with the reader, as its queries do, and on SQLite the
 * key is the row. Visits live for half an hour, so they are counted anew.
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

  // The list of a week reads the most read articles of each day instead of all.
  'create index article_daily_stats_by_readers on article_daily_stats (day, readers desc, article_id)',

  // The list of a day adds up all rows of 24 hours: they stand side by side when the key is the row.
  ...(withoutRowid === '' ? [] : hoursInOrder),
]);
