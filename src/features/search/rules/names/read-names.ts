import type { Db } from '#platform/db/schema.ts';
import { NameIndex } from './name-index.ts';
import { readNameGroups } from './read-name-groups.ts';
import { readNamesVersion } from './read-names-version.ts';

const copies = new WeakMap<Db, { version: number; index: NameIndex }>();

/** The names of the site, read again when they have changed. */
export async function readNames(db: Db): Promise<NameIndex> {
  const version = await readNamesVersion(db);
  const known = copies.get(db);
  if (known?.version === version) return known.index;
  const index = new NameIndex(await readNameGroups(db));
  copies.set(db, { version, index });
  return index;
}
