import type { Db } from '#db/schema.ts';
import type { Side } from '../ledger/ledger-event.ts';
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
  const players = await db
    .selectFrom('player')
    .select(['id', 'name', 'shirt', 'team_id'])
    .where('team_id', 'in', [homeId, awayId])
    .orderBy('shirt')
    .orderBy('sort_key')
    .execute();
  const squadOf = (side: Side, teamId: string): SquadPlayer[] => {
    const lineUp = lineUps.find((row) => row.side === side);
    if (!lineUp)
      return players
        .filter((player) => player.team_id === teamId)
        .map(({ id, name, shirt }) => ({ id, name, shirt }));
    return parseLineUpPlayers(lineUp.players).map(({ playerId, name, shirt }) => ({
      ...{ id: playerId, name, shirt },
    }));
  };
  return { home: squadOf('home', homeId), away: squadOf('away', awayId) };
}
