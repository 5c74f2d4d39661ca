import type { Generated } from 'kysely';
import type { Moment } from '#platform/db/column-types.ts';

export interface AnalyticsTables {
  article_stats: ArticleStatsTable;
  article_hourly_stats: ArticleHourlyStatsTable;
  article_daily_stats: ArticleDailyStatsTable;
  subject_daily_stats: SubjectDailyStatsTable;
  traffic_hourly_stats: TrafficHourlyStatsTable;
  traffic_daily_stats: TrafficDailyStatsTable;
  reader_visit: ReaderVisitTable;
  article_network_readers: ArticleNetworkReadersTable;
}

interface ArticleStatsTable {
  article_id: string;
  views: number;
  readers: number;
}

/** Page views of an article in one hour. The most-read list of 24 hours and the analytics add them up. */
interface ArticleHourlyStatsTable {
  article_id: string;
  /** Start of the hour, epoch milliseconds. */
  hour: Moment;
  views: number;
  readers: number;
  /** How many of `readers` the most-read lists leave out: too many came from one network. */
  excess_readers: Generated<number>;
}

interface ArticleDailyStatsTable extends Omit<ArticleHourlyStatsTable, 'hour'> {
  /** `2026-11-21`, in Baku. */
  day: string;
}

/**
 * Page views of one day by subject, as the articles were that day. The subject is a category (id), a byline (slug), a tag
 * (id), or the account that created the articles (id).
 */
export interface SubjectDailyStatsTable {
  kind: 'category' | 'author' | 'tag' | 'staff';
  day: string;
  subject: string;
  views: number;
  readers: number;
}

/** Where a reader came from, as far as the browser says. `internal`: from another page of the site. */
export type SourceClass =
  | 'direct'
  | 'search'
  | 'telegram'
  | 'facebook'
  | 'instagram'
  | 'x'
  | 'other'
  | 'internal';

export type DeviceClass = 'phone' | 'tablet' | 'desktop';

/** Page views of the whole site in one hour. A reader counts once in 30 minutes. */
interface TrafficHourlyStatsTable {
  /** Start of the hour, epoch milliseconds. */
  hour: Moment;
  source: SourceClass;
  device: DeviceClass;
  views: number;
  readers: number;
}

interface TrafficDailyStatsTable extends Omit<TrafficHourlyStatsTable, 'hour'> {
  /** `2026-11-21`, in Baku. */
  day: string;
}

/** When a reader last opened an article. Stored only until the reader counts again. */
interface ReaderVisitTable {
  article_id: string;
  /** A hash that changes every day and names nobody. */
  reader: string;
  last_seen_at: Moment;
}

/** New readers of an article from one network since a moment. Stored for a day. */
interface ArticleNetworkReadersTable {
  article_id: string;
  /** A hash that changes every day and names nobody. */
  network: string;
  readers: number;
  /** Epoch milliseconds of the first. */
  since: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database extends AnalyticsTables {}
}
