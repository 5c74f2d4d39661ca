import type { Db } from '#db/schema.ts';
import { readNameGroups } from '#domain/search/names/read-name-groups.ts';
import { readNamesVersion } from '#domain/search/names/read-names-version.ts';
import { NameDictionary } from './name-dictionary.ts';

const copies = new WeakMap<Db, { version: number; names: NameDictionary }>();

/** The names of the site, read again when they have changed. */
export async function readNameDictionary(db: Db): Promise<NameDictionary> {
  const version = await readNamesVersion(db);
  const known = copies.get(db);
  if (known?.version === version) return known.names;
  const names = new NameDictionary(await readNameGroups(db));
  copies.set(db, { version, names });
  return names;
}
