import { DAY, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DeviceClass, SourceClass } from '../../tables.ts';

/** A reader counts again after this long without opening the article, the subject or the site. */
export const READER_WINDOW_MS = 30 * MINUTE;

/** A reader opened an article page, or clicked on the article on the front page (spec §2.1). */
export interface PageView {
  slug: string;
  /** A hash that identifies the reader; null when the view must not count a reader. */
  reader: string | null;
  /** A hash of the reader's network; absent or null when it is unknown. */
  network?: string | null;
  source: SourceClass;
  device: DeviceClass;
}

/**
 * The kind of device according to the User-Agent header. A tablet with the User-Agent of a computer counts as
 * desktop.
 */
export function classifyDevice(userAgent: string | null): DeviceClass {
  const text = userAgent ?? '';
  if (/iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobi)/i.test(text)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i.test(text) ? 'phone' : 'desktop';
}

/** Host names, and the package names that Android apps send as referrer. */
const hosts: readonly [source: SourceClass, host: RegExp][] = [
  ['telegram', /(?:^|\.)(?:t\.me|telegram\.(?:org|me|dog)|telegra\.ph)$|^org\.telegram\./],
  ['facebook', /(?:^|\.)(?:facebook\.com|fb\.(?:com|me|watch)|messenger\.com)$|^com\.facebook\./],
  ['instagram', /(?:^|\.)(?:instagram\.com|ig\.me)$|^com\.instagram\./],
  ['x', /(?:^|\.)(?:x\.com|twitter\.com|t\.co)$|^com\.twitter\./],
  [
    'search',
    /(?:^|\.)(?:google|bing|yandex|yahoo|duckduckgo|ecosia|startpage|baidu|qwant)\.[a-z.]{2,6}$|^(?:ya\.ru|go\.mail\.ru|search\.brave\.com)$|^com\.google\.android\.googlequicksearchbox$/,
  ],
];

/**
 * The class of a referring host. `ownHost` is the host of the site. An empty host means that there is no referrer, as
 * with a typed address; undefined means a click inside the site.
 */
export function classifySource(host: string | undefined, ownHost: string): SourceClass {
  if (host === undefined) return 'internal';
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (name === '') return 'direct';
  if (name === ownHost.toLowerCase().replace(/^www\./, '')) return 'internal';
  const bare = name.replace(/:\d+$/, '');
  return hosts.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'other';
}

/** Deletes the visits and networks that no longer affect who counts as a reader. `now` is epoch milliseconds. */
export async function deleteOldVisits(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('reader_visit')
    .where('last_seen_at', '<=', now - READER_WINDOW_MS)
    .execute();
  await db
    .deleteFrom('article_network_readers')
    .where('since', '<=', now - DAY)
    .execute();
}

/** How long the hours of articles are stored. Their days are never deleted. */
export const ARTICLE_HOURS_RETENTION_MS = 35 * DAY;
/** How long the hours of the whole site are stored. */
const SITE_HOURS_RETENTION_MS = 400 * DAY;

/** Deletes the hours that no screen shows any more. `now` is epoch milliseconds. */
export async function deleteOldHours(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('article_hourly_stats')
    .where('hour', '<', now - ARTICLE_HOURS_RETENTION_MS)
    .execute();
  await db
    .deleteFrom('traffic_hourly_stats')
    .where('hour', '<', now - SITE_HOURS_RETENTION_MS)
    .execute();
}
