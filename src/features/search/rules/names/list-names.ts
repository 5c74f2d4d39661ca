import { sql } from 'kysely';
import { sortKey } from '#az/characters/sort-key.ts';
import { tokenise } from '#az/characters/tokens.ts';
import type { Db } from '#platform/db/schema.ts';
import {
  type EditableNameGroup,
  foldName,
  groupNames,
  type NamedRow,
  type NameGroup,
  type NameKind,
} from './group-names.ts';
import { NameIndex } from './name-index.ts';
import { splitSpellings } from './search-name-input.ts';

const PER_PAGE = 50;

/** A page of all names in the order of the alphabet. `query` is the beginning of a word of any spelling. `page` begins at 1. */
export async function listNames(
  db: Db,
  { query = '', kind = null, page = 1 }: { query?: string; kind?: NameKind | null; page?: number },
): Promise<{ names: EditableNameGroup[]; total: number; page: number; pages: number }> {
  const part = foldName(query);
  const found = (await readNameGroups(db))
    .filter((group) => kind === null || group.kind === kind)
    .filter(({ names }) => names.some((name) => ` ${foldName(name)}`.includes(` ${part}`)))
    .map((group) => ({ key: sortKey(group.name), group }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ group }) => group);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const at = Math.min(Math.max(1, Number.isSafeInteger(page) ? page : 1), pages);
  return { names: found.slice((at - 1) * PER_PAGE, at * PER_PAGE), total: found.length, page: at, pages };
}

/**
 * All names that search takes for the same: of the match desk, of the list that editors keep, and of tags with synonyms. `without`
 * is the id of a row of the list that is left out.
 */
export async function readNameGroups(
  db: Db,
  { without = '' }: { without?: string } = {},
): Promise<EditableNameGroup[]> {
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name', 'short_name', 'kind'])
    .orderBy('slug')
    .execute();
  const aliases = await db.selectFrom('team_alias').select(['team_id', 'alias']).orderBy('folded').execute();
  const players = await db
    .selectFrom('player')
    .select(['id', 'name'])
    .where('merged_into', 'is', null)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
  const competitions = await db.selectFrom('competition').select(['id', 'name']).orderBy('slug').execute();
  const searchNames = await db
    .selectFrom('search_name')
    .selectAll()
    .where('id', '<>', without)
    .orderBy('id')
    .execute();
  const synonyms = await db
    .selectFrom('tag_synonym')
    .innerJoin('tag', 'tag.id', 'tag_synonym.tag_id')
    .select(['tag.name as tag', 'tag_synonym.name'])
    .orderBy('tag_synonym.folded')
    .execute();

  const aliasesOf = Map.groupBy(aliases, ({ team_id }) => team_id);
  const teamRow = ({ id, name, short_name, kind }: (typeof teams)[number]): NamedRow => ({
    kind: 'team',
    id,
    name,
    others: [
      short_name,
      ...(aliasesOf.get(id) ?? []).map(({ alias }) => alias),
      ...(kind === 'national' ? [`${name} millisi`, `${name} yığması`] : []),
    ],
  });
  return groupNames({
    desk: [
      ...teams.map(teamRow),
      ...players.map(({ id, name }): NamedRow => ({ kind: 'player', id, name, others: [] })),
      ...competitions.map(({ id, name }): NamedRow => ({ kind: 'competition', id, name, others: [] })),
    ],
    searchNames: searchNames.map((row) => ({ ...row, others: splitSpellings(row.others) })),
    tags: [...Map.groupBy(synonyms, ({ tag }) => tag)].map(([name, rows]) => ({
      name,
      others: rows.map((row) => row.name),
    })),
  });
}

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

/** The triggers delete scopes that have not changed for so many revisions (decision 13). */
const KEPT_REVISIONS = 10_000;

/**
 * A number that is another one after every change of a name, for caches of `readNameGroups`. Read it before the names. While
 * no change is known, it is another one every 10,000 revisions: an old change may have been deleted unseen.
 */
export async function readNamesVersion(db: Db): Promise<number> {
  const { changed, revision } = await db
    .selectFrom('site_revision')
    .select((eb) => [
      'revision',
      eb.selectFrom('revision_scope').select('revision').where('scope', '=', sql.lit('names')).as('changed'),
    ])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return changed === null ? -Math.floor(Number(revision) / KEPT_REVISIONS) : Number(changed);
}

/** All names of the teams, the players or the competitions of the match desk, by their ids. Other kinds have none. */
export async function listOtherNames(
  db: Db,
  { kind }: { kind: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { groups } = await readNames(db);
  const named = groups.filter((group) => group.kind === kind);
  return new Map(named.flatMap(({ id, names }) => (id === null ? [] : [[id, names] as const])));
}

/** The teams and players that the texts name, in any of their spellings and cases. */
export async function listNamesIn(db: Db, texts: readonly string[]): Promise<NameGroup[]> {
  const index = await readNames(db);
  const found = texts.flatMap((text) => {
    const words = tokenise(text).map(({ word }) => word);
    return words.flatMap((_, at) => index.findAt(words, at)?.groups ?? []);
  });
  return [...new Set(found)].filter(({ kind }) => kind === 'team' || kind === 'player');
}
