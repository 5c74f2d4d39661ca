import type { Db } from '#db/schema.ts';
import type { NameIndex } from '#domain/search/names/name-index.ts';
import { readNames } from '#domain/search/names/read-names.ts';
import { NameDictionary } from './name-dictionary.ts';

const dictionaries = new WeakMap<NameIndex, NameDictionary>();

/** The names of the site for the spelling aid, built again when they have changed. */
export async function readNameDictionary(db: Db): Promise<NameDictionary> {
  const names = await readNames(db);
  let dictionary = dictionaries.get(names);
  if (!dictionary) {
    dictionary = new NameDictionary(names.groups);
    dictionaries.set(names, dictionary);
  }
  return dictionary;
}
