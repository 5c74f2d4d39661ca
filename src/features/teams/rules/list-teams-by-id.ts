import type { Db } from '#platform/db/schema.ts';
import type { Team } from './team.ts';

/** The teams with these ids, in no order. Unknown ids are ignored. */
export async function listTeamsById(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<(Team & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('team')
    .select(['id', 'slug', 'name', 'short_name', 'primary_color', 'secondary_color'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ short_name, primary_color, secondary_color, ...team }) => ({
    ...team,
    shortName: short_name,
    colors: [primary_color, secondary_color],
  }));
}
