import { foldText } from '#az/characters/characters.ts';
import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import { cleanLine } from '#platform/text/clean-line.ts';

/** The team with this name or alias, in any spelling. Null when there is none. */
export async function findTeamByName(
  db: Db,
  { name }: { name: string },
): Promise<{ id: string; name: string } | null> {
  const named = await db
    .selectFrom('team')
    .select(['id', 'name'])
    // Teams of earlier versions have slugs without a hyphen for `/`.
    .where('slug', 'in', [slugify(name), slugify(name.replace(/[/+_]/g, ''))])
    .executeTakeFirst();
  if (named) return named;
  const alias = await db
    .selectFrom('team_alias')
    .innerJoin('team', 'team.id', 'team_alias.team_id')
    .select(['team.id', 'team.name'])
    .where('folded', '=', foldText(cleanLine(name)))
    .executeTakeFirst();
  return alias ?? null;
}
