import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The requests to the public API, for its rate limit. */
export const publicApiBaseline = sqlMigration('0001-public-api', ({ key, bigint, withoutRowid }) => [
  `create table api_request_count (
    window_start ${bigint} not null,
    network ${key} not null,
    requests integer not null,
    primary key (window_start, network)
  ) ${withoutRowid}`,
]);
