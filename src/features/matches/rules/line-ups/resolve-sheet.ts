import { foldText } from '#az/characters/characters.ts';
import { listSquad } from '#features/teams/rules/list-squad.ts';
import type { Db } from '#platform/db/schema.ts';
import type { LineUp, LineUpPlayer } from './line-up.ts';
import { parseTeamSheet, type TeamSheetProblem } from './parse-team-sheet.ts';

/** A pasted sheet with the players of the team whom it means. */
export interface ResolvedSheet extends Omit<LineUp, 'isOfficial'> {
  problems: TeamSheetProblem[];
}

/** Reads a pasted sheet and finds its players among those of the team, by the folded name. */
export async function resolveSheet(
  db: Db,
  { sheet, teamId }: { sheet: string; teamId: string },
): Promise<ResolvedSheet> {
  const { formation, coach, starters, bench, problems } = parseTeamSheet(sheet);
  const known = await listSquad(db, { teamId });
  const idsByName = new Map(known.map(({ id, name }) => [foldText(name).trim(), id]));
  const toPlayer =
    (isStarting: boolean) =>
    (player: (typeof starters)[number]): LineUpPlayer => ({
      ...{ ...player, isStarting },
      playerId: idsByName.get(foldText(player.name).trim()) ?? null,
    });
  return {
    ...{ formation, coach, problems },
    players: [...starters.map(toPlayer(true)), ...bench.map(toPlayer(false))],
  };
}
