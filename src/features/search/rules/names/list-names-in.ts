import { tokenise } from '#az/characters/tokens.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NameGroup } from './name-group.ts';
import { readNames } from './read-names.ts';

/** The teams and players that the texts name, in any of their spellings and cases. */
export async function listNamesIn(db: Db, texts: readonly string[]): Promise<NameGroup[]> {
  const index = await readNames(db);
  const found = texts.flatMap((text) => {
    const words = tokenise(text).map(({ word }) => word);
    return words.flatMap((_, at) => index.findAt(words, at)?.groups ?? []);
  });
  return [...new Set(found)].filter(({ kind }) => kind === 'team' || kind === 'player');
}
