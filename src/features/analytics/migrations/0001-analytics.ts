import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Page views and readers, summed as they happen, so that no screen adds up single page views. Days are those of Baku.
 * `reader_visit` and `article_network_readers` distinguish new from returning readers. Their rows are stored for a day at most.
 */
export const analyticsBaseline = sqlMigration('0001-analytics', ({ key, bigint, withoutRowid }) => [
  `create table article_stats (
    article_id ${key} not null primary key references article (id) on delete cascade,
    views ${bigint} not null default 0,
    readers ${bigint} not null default 0
  ) ${withoutRowid}`,
  'create index article_stats_by_views on article_stats (views desc, article_id)',
  'create index article_stats_by_fewest_views on article_stats (views, article_id)',

  `create table article_hourly_stats (
    hour ${bigint} not null,
    article_id ${key} not null references article (id) on delete cascade,
    views integer not null,
    readers integer not null,
    excess_readers integer not null default 0,
    primary key (hour, article_id)
  )`,
  'create index article_hourly_stats_by_article on article_hourly_stats (article_id, hour)',

  `create table article_daily_stats (
    day ${key} not null,
    article_id ${key} not null references article (id) on delete cascade,
    views integer not null,
    readers integer not null,
    excess_readers integer not null default 0,
    primary key (day, article_id)
  ) ${withoutRowid}`,
  // On SQLite the index contains the sums too, so that a query for the days of an article reads only the index.
  `create index article_daily_stats_by_article on article_daily_stats
    (article_id, day${withoutRowid && ', views, readers'})`,

  `create table subject_daily_stats (
    kind ${key} not null,
    day ${key} not null,
    subject ${key} not null,
    views integer not null,
    readers integer not null,
    primary key (kind, day, subject)
  ) ${withoutRowid}`,

  `create table traffic_hourly_stats (
    hour ${bigint} not null,
    source ${key} not null,
    device ${key} not null,
    views integer not null,
    readers integer not null,
    primary key (hour, source, device)
  ) ${withoutRowid}`,
  `create table traffic_daily_stats (
    day ${key} not null,
    source ${key} not null,
    device ${key} not null,
    views integer not null,
    readers integer not null,
    primary key (day, source, device)
  ) ${withoutRowid}`,

  `create table reader_visit (
    article_id ${key} not null,
    reader ${key} not null,
    last_seen_at ${bigint} not null,
    primary key (article_id, reader)
  )`,
  'create index reader_visit_by_last_seen on reader_visit (last_seen_at)',
  'create index reader_visit_by_reader on reader_visit (reader, last_seen_at)',

  `create table article_network_readers (
    article_id ${key} not null,
    network ${key} not null,
    readers integer not null,
    since ${bigint} not null,
    primary key (article_id, network)
  )`,
  'create index article_network_readers_by_since on article_network_readers (since)',
]);
