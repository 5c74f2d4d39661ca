import type { Selectable } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { slugify } from '#az/characters/slug.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { TeamKind } from '../tables.ts';

/** A club or a national team. */
export interface Team {
  slug: string;
  name: string;
  /** For small screens and tables. */
  shortName: string;
  /** The colours of the shirt, `#rrggbb`. */
  colors: [main: string, second: string];
  /** The address of the picture of its crest or flag; null without one. */
  crest: string | null;
}

/** The columns of `toTeam`. */
export const teamColumns = [
  'team.slug',
  'team.name',
  'team.short_name',
  'team.primary_color',
  'team.secondary_color',
  'team.crest',
] as const;

export function toTeam(
  row: Pick<
    Selectable<Database['team']>,
    'slug' | 'name' | 'short_name' | 'primary_color' | 'secondary_color' | 'crest'
  >,
): Team {
  const { slug, name, short_name: shortName, primary_color: main, secondary_color: second, crest } = row;
  return { slug, name, shortName, colors: [main, second], crest };
}

/** The teams with these ids, in no order. Unknown ids are ignored. */
export async function listTeamsById(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<(Team & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('team')
    .select(['id', ...teamColumns])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...toTeam(row), id: row.id }));
}

/** A team with its kind; null when there is none with this slug. */
export async function findTeamBySlug(
  db: Db,
  { slug }: { slug: string },
): Promise<(Team & { id: string; kind: TeamKind; country: string }) | null> {
  const row = await db.selectFrom('team').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ? { ...toTeam(row), id: row.id, kind: row.kind, country: row.country } : null;
}

/** The current slug of the team that had this slug before it was renamed or merged. Null when no team had it. */
export async function findRedirectedTeam(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const row = await db
    .selectFrom('team_redirect')
    .innerJoin('team', 'team.id', 'team_redirect.team_id')
    .select('team.slug')
    .where('team_redirect.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}

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
