import type { Db } from '#platform/db/schema.ts';

/** The players of a team by their shirts. */
export async function listSquad(
  db: Db,
  { teamId }: { teamId: string },
): Promise<{ id: string; name: string; shirt: number | null }[]> {
  return db
    .selectFrom('player')
    .select(['id', 'name', 'shirt'])
    .where('team_id', '=', teamId)
    .where('merged_into', 'is', null)
    .orderBy('shirt')
    .orderBy('sort_key')
    .execute();
}
