import { listSquad } from '#features/teams/rules/list-squad.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Side } from '../event-fields.ts';
import { parseLineUpPlayers } from '../line-ups/line-up.ts';
import type { SquadPlayer, Squads } from './squad.ts';

/** The players of both teams: those of the line-up in its order, or without one the players of the team by their shirts. */
export async function listSquads(
  db: Db,
  { fixtureId, homeId, awayId }: { fixtureId: string; homeId: string; awayId: string },
): Promise<Squads> {
  const lineUps = await db
    .selectFrom('line_up')
    .select(['side', 'players'])
    .where('fixture_id', '=', fixtureId)
    .execute();
  const squadOf = async (side: Side, teamId: string): Promise<SquadPlayer[]> => {
    const lineUp = lineUps.find((row) => row.side === side);
    if (!lineUp) return listSquad(db, { teamId });
    return parseLineUpPlayers(lineUp.players).map(({ playerId, name, shirt }) => ({
      ...{ id: playerId, name, shirt },
    }));
  };
  return { home: await squadOf('home', homeId), away: await squadOf('away', awayId) };
}
