import type { Db } from '#platform/db/schema.ts';
import { type EditableNameGroup, groupNames, type NamedRow } from './group-names.ts';
import { splitSpellings } from './search-name.ts';

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
    ...{ kind: 'team', id, name },
    others: [
      ...[short_name, ...(aliasesOf.get(id) ?? []).map(({ alias }) => alias)],
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
