import type { Db } from '#platform/db/schema.ts';
import type { TeamKind } from '../tables.ts';
import type { Team } from './team.ts';

/** A team with its kind; null when there is none with this slug. */
export async function findTeamBySlug(
  db: Db,
  { slug }: { slug: string },
): Promise<(Team & { id: string; kind: TeamKind }) | null> {
  const row = await db.selectFrom('team').selectAll().where('slug', '=', slug).executeTakeFirst();
  return (
    (row && {
      ...{ id: row.id, slug: row.slug, name: row.name, shortName: row.short_name, kind: row.kind },
      colors: [row.primary_color, row.secondary_color],
    }) ??
    null
  );
}
