import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface AnalyticsTables {
  article_stats: ArticleStatsTable;
  article_hour: ArticleHourTable;
  article_day: ArticleDayTable;
  subject_day: SubjectDayTable;
  traffic_hour: TrafficHourTable;
  traffic_day: TrafficDayTable;
  reader_visit: ReaderVisitTable;
  network_reader: NetworkReaderTable;
}

interface ArticleStatsTable {
  article_id: string;
  views: number;
  readers: number;
}

/** Openings of an article in one hour; what the most-read list and the analytics add up. */
interface ArticleHourTable {
  article_id: string;
  /** Start of the hour, epoch milliseconds. */
  hour: Moment;
  views: number;
  readers: number;
  /** How many of `readers` the most-read list leaves out: too many came from one network. */
  excess_readers: Generated<number>;
}

interface ArticleDayTable extends Omit<ArticleHourTable, 'hour' | 'excess_readers'> {
  day: string;
}

/**
 * Openings of all articles of a category (its id), an author (the address), a tag (its id), as they were that day, or of
 * a member of the staff who wrote them.
 */
export interface SubjectDayTable {
  kind: 'category' | 'author' | 'tag' | 'staff';
  day: string;
  subject: string;
  views: number;
  readers: number;
}

/** Where a reader came from, as far as their browser says. `internal`: from another page of the paper. */
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

/** Openings of the whole paper in one hour. Readers count once in 30 minutes, whatever they open. */
interface TrafficHourTable {
  /** Start of the hour, epoch milliseconds. */
  hour: Moment;
  source: SourceClass;
  device: DeviceClass;
  views: number;
  readers: number;
}

interface TrafficDayTable extends Omit<TrafficHourTable, 'hour'> {
  /** `2026-11-21`, in Baku. */
  day: string;
}

/** When somebody last opened an article, kept only as long as it decides whether they count again. */
interface ReaderVisitTable {
  article_id: string;
  /** A hash that changes every day; it names nobody. */
  reader: string;
  seen_at: Moment;
}

/** New readers of an article from one network since a moment; kept for a day. */
interface NetworkReaderTable {
  article_id: string;
  /** A hash that changes every day; it names nobody. */
  network: string;
  readers: number;
  /** Epoch milliseconds of the first. */
  since: Moment;
}
