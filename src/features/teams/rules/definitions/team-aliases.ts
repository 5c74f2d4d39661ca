import { foldText } from '#az/characters/characters.ts';
import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import { cleanLine } from '#platform/text/clean-line.ts';

interface Alias {
  alias: string;
  folded: string;
}

/** The aliases of the form. Repetitions of each other and of the name are left out. */
export function parseAliases({ name, aliases }: { name: string; aliases: readonly string[] }): Alias[] {
  const own = foldText(name);
  const lines = aliases.map((line) => cleanLine(line.slice(0, 80)));
  const byFolded = new Map(lines.map((alias) => [foldText(alias), alias]));
  return [...byFolded]
    .filter(([folded]) => folded !== '' && folded !== own)
    .map(([folded, alias]) => ({ alias, folded }));
}

/** The fields that contain a name or an alias of another team. */
export async function findTakenNames(
  tx: Db,
  { id, name, aliases }: { id: string; name: string; aliases: readonly Alias[] },
): Promise<('name' | 'aliases')[]> {
  const own = foldText(name);
  const known = await tx
    .selectFrom('team_alias')
    .select('folded')
    .where('folded', 'in', [own, ...aliases.map(({ folded }) => folded)])
    .where('team_id', '<>', id)
    .execute();
  const slugs = [slugify(name), ...aliases.map(({ alias }) => slugify(alias))];
  const teams = await tx
    .selectFrom('team')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('id', '<>', id)
    .execute();
  const isNameTaken =
    known.some(({ folded }) => folded === own) || teams.some(({ slug }) => slug === slugs[0]);
  const isAliasTaken =
    known.some(({ folded }) => folded !== own) || teams.some(({ slug }) => slug !== slugs[0]);
  return [...(isNameTaken ? ['name' as const] : []), ...(isAliasTaken ? ['aliases' as const] : [])];
}
