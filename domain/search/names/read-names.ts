import type { Db } from '#db/schema.ts';
import { NameIndex } from './name-index.ts';

const noNames = new NameIndex([]);

/** The names of the site, read again when they have changed. */
export async function readNames(_db: Db): Promise<NameIndex> {
  return noNames;
}
