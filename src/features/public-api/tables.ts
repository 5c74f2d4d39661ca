import type { Moment } from '#platform/db/column-types.ts';

interface PublicApiTables {
  api_request_count: ApiRequestCountTable;
}

/** Requests of one network to the public API within one window, for the rate limit. */
interface ApiRequestCountTable {
  window_start: Moment;
  /** A salted hash of the client's network. The salt changes every day. */
  network: string;
  requests: number;
}

declare module '#platform/db/schema.ts' {
  interface Database extends PublicApiTables {}
}
