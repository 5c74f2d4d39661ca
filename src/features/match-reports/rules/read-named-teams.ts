import type { NamedTeam } from '#az/names/team-name.ts';
import { parseNameGrammar } from '#features/teams/rules/name-grammar.ts';
import type { Db } from '#platform/db/schema.ts';

/** The names of teams with their endings set by hand, by slug. */
export async function readNamedTeams(db: Db, slugs: readonly string[]): Promise<Map<string, NamedTeam>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('team')
    .select(['slug', 'name', 'kind', 'grammar'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(
    rows.map(({ slug, name, kind, grammar: json }) => [
      slug,
      { name, kind, grammar: parseNameGrammar(json) },
    ]),
  );
}
