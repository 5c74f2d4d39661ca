import type { Moment } from '../column-types.ts';

export interface OldAddressTables {
  old_address: OldAddressTable;
}

/** An address that once had a page, here or on a site that was imported. */
interface OldAddressTable {
  /** As `parseOldPath` returns it: decoded, with the query when the old site used one. */
  path: string;
  /** The address of the page now, percent-encoded. Null: the page was deleted. */
  target: string | null;
  created_at: Moment;
}
