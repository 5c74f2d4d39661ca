import type { Db } from '#platform/db/schema.ts';

export interface NamedPlayer {
  name: string;
  /** The number of his shirt. */
  shirt: number | null;
  teamId: string | null;
}

/** A player by id; null when there is none. A merged player is the one that he was merged into. */
export async function findPlayerById(db: Db, { id }: { id: string }): Promise<NamedPlayer | null> {
  const row = await db
    .selectFrom('player')
    .innerJoin('player as current', (join) =>
      join.on('current.id', '=', (eb) => eb.fn.coalesce('player.merged_into', 'player.id')),
    )
    .select(['current.name', 'current.shirt', 'current.team_id as teamId'])
    .where('player.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

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
