import type { NameIndex } from '#features/search/rules/names/name-index.ts';
import { readNames } from '#features/search/rules/names/read-names.ts';
import { parseNameGrammar } from '#features/teams/rules/name-grammar.ts';
import type { Db } from '#platform/db/schema.ts';
import { NameDictionary, type NamedGrammar } from './name-dictionary.ts';

const dictionaries = new WeakMap<NameIndex, NameDictionary>();

/** The names of the site for the spelling aid, built again when they have changed. */
export async function readNameDictionary(db: Db): Promise<NameDictionary> {
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
