import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import { listSpellings } from '#features/search/rules/list-spellings.ts';
import { readNames } from '#features/search/rules/names/list-names.ts';
import type { NameIndex } from '#features/search/rules/names/name-index.ts';
import { parseNameGrammar } from '#features/teams/rules/definitions/grammar-fields.ts';
import type { Db } from '#platform/db/schema.ts';
import { listCheckedWords, listSpellingMarks } from './list-spelling-marks.ts';
import { NameDictionary, type NamedGrammar } from './name-dictionary.ts';

/** The words of each paragraph that are surely misspelt, by the names and the headlines of the site. */
export async function checkSpelling(
  db: Db,
  { paragraphs }: { paragraphs: readonly string[] },
): Promise<SpellingMark[][]> {
  const words = new Set(paragraphs.flatMap(listCheckedWords));
  const names = await readNameDictionary(db);
  const spellings = await listSpellings(db, [...words]);
  const marks: SpellingMark[][] = [];
  for (const text of paragraphs) {
    marks.push(listSpellingMarks(text, { names, spellings }));
    // Other requests are answered between two paragraphs.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return marks;
}

const dictionaries = new WeakMap<NameIndex, NameDictionary>();

/** The names of the site for the spelling aid, built again when they have changed. */
async function readNameDictionary(db: Db): Promise<NameDictionary> {
  const names = await readNames(db);
  let dictionary = dictionaries.get(names);
  if (!dictionary) {
    dictionary = new NameDictionary(names.groups, await readGrammars(db));
    dictionaries.set(names, dictionary);
  }
  return dictionary;
}

/** Teams and players with endings set by hand. Reads both tables, as the names do, and only when a name has changed. */
async function readGrammars(db: Db): Promise<NamedGrammar[]> {
  const teams = await db
    .selectFrom('team')
    .select(['name', 'grammar'])
    .where('grammar', 'is not', null)
    .execute();
  const players = await db
    .selectFrom('player')
    .select(['name', 'grammar'])
    .where('grammar', 'is not', null)
    .where('merged_into', 'is', null)
    .execute();
  return [...teams, ...players].flatMap(({ name, grammar: json }) => {
    const grammar = parseNameGrammar(json);
    return grammar ? [{ name, grammar }] : [];
  });
}
