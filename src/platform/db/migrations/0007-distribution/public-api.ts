import type { Dialect } from '../dialect.ts';

/** The public API: requests for the rate limit, and indexes for the list of authors and for matches of one status. */
export const publicApi = ({ key, bigint, withoutRowid }: Dialect): string[] => [
  `create table api_request_count (
    window_start ${bigint} not null,
    network ${key} not null,
    requests integer not null,
    primary key (window_start, network)
  ) ${withoutRowid}`,
  // The status is the first column, although it is always the same: SQLite would take another index.
  `create index article_bylines on article (status, author_slug)
    where status = 'published'`,
  'create index fixture_by_status on fixture (status, kick_off, id)',
];
