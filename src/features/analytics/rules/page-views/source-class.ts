import type { SourceClass } from '../../tables.ts';

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
