import type { Generated } from 'kysely';
import type { Moment } from '#platform/db/column-types.ts';

/** An address that once had a page, here or on a site that was imported. */
interface OldAddressTable {
  /** As `parseOldPath` returns it: decoded, with the query when the old site used one. */
  path: string;
  /** The address of the page now, percent-encoded. Null: the page was deleted. */
  target: string | null;
  /** The last part of `path` with small ASCII letters, by which admins search. */
  name: string;
  /** How often it was used, without caches in front of the site. */
  hits: Generated<number>;
  last_hit_at: Generated<Moment | null>;
  created_at: Moment;
  /** Grows with every change of the target. */
  version: Generated<number>;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    old_address: OldAddressTable;
  }
}
