import type { Dialect } from '../dialect.ts';

/** The public API: requests for the rate limit, and the index for matches of one status. */
export const publicApi = ({ key, bigint, withoutRowid }: Dialect): string[] => [
  `create table api_request_count (
    window_start ${bigint} not null,
    network ${key} not null,
    requests integer not null,
    primary key (window_start, network)
  ) ${withoutRowid}`,
  'create index fixture_by_status on fixture (status, kick_off, id)',
];
