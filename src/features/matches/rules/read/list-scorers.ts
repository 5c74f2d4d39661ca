import type { Db } from '#platform/db/schema.ts';
import { isGoal, kindOf, timelineTypes } from '../ledger/ledger-event.ts';
import { countScorers, type Scorer } from './count-scorers.ts';
import { selectSideEvents } from './select-side-events.ts';

const MAX_SCORERS = 50;

/** The top scorers of a season. */
export async function listSeasonScorers(
  db: Db,
  { seasonId, limit = MAX_SCORERS }: { seasonId: string; limit?: number },
): Promise<Scorer[]> {
  const rows = await selectSideEvents(db, GOALS).where('fixture.season_id', '=', seasonId).execute();
  return countScorers(rows.map(toGoal)).slice(0, limit);
}

/** The scorers of a team (its slug) in these matches. */
export async function listTeamScorers(
  db: Db,
  { team, fixtureIds, limit = 10 }: { team: string; fixtureIds: readonly string[]; limit?: number },
): Promise<Scorer[]> {
  if (fixtureIds.length === 0) return [];
  const rows = await selectSideEvents(db, GOALS).where('fixture.id', 'in', fixtureIds).execute();
  const own = rows.map(toGoal).filter((goal) => goal.team.slug === team);
  return countScorers(own).slice(0, limit);
}

/** Own goals do not count for a scorer. */
const GOALS = timelineTypes.filter((type) => isGoal({ type }) && kindOf({ type }).score !== 'ownGoal');

type GoalRow = Awaited<ReturnType<ReturnType<typeof selectSideEvents>['executeTakeFirstOrThrow']>>;

function toGoal(row: GoalRow) {
  return {
    fixtureId: row.id,
    isPenalty: kindOf(row).score === 'penalty',
    team: {
      ...{ slug: row.slug, name: row.name, shortName: row.short_name },
      colors: [row.primary_color, row.secondary_color] as [string, string],
    },
    ...{ player: row.player, playerId: row.player_id },
    ...{ assist: row.other_player, assistId: row.other_player_id },
  };
}
