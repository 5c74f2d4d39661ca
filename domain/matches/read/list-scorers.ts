import type { Db } from '#db/schema.ts';
import { countScorers, type Scorer } from './count-scorers.ts';

const MAX_SCORERS = 50;

/** The top scorers of a season. */
export async function listSeasonScorers(
  db: Db,
  { seasonId, limit = MAX_SCORERS }: { seasonId: string; limit?: number },
): Promise<Scorer[]> {
  const rows = await selectGoals(db).where('fixture.season_id', '=', seasonId).execute();
  return countScorers(rows.map(toGoal)).slice(0, limit);
}

/** The scorers of a team (its slug) in these matches. */
export async function listTeamScorers(
  db: Db,
  { team, fixtureIds, limit = 10 }: { team: string; fixtureIds: readonly string[]; limit?: number },
): Promise<Scorer[]> {
  if (fixtureIds.length === 0) return [];
  const rows = await selectGoals(db).where('fixture.id', 'in', fixtureIds).execute();
  const own = rows.map(toGoal).filter((goal) => goal.team.slug === team);
  return countScorers(own).slice(0, limit);
}

function selectGoals(db: Db) {
  return (
    db
      .selectFrom('fixture')
      .innerJoin('fixture_event', 'fixture_event.fixture_id', 'fixture.id')
      .innerJoin('team', (join) =>
        join.on((eb) =>
          eb(
            'team.id',
            '=',
            eb
              .case()
              .when('fixture_event.side', '=', 'home')
              .then(eb.ref('fixture.home_id'))
              .else(eb.ref('fixture.away_id'))
              .end(),
          ),
        ),
      )
      .select(['fixture.id', 'fixture_event.type', 'fixture_event.player', 'fixture_event.player_id'])
      .select(['fixture_event.other_player', 'fixture_event.other_player_id'])
      .select(['team.slug', 'team.name', 'team.short_name', 'team.primary_color', 'team.secondary_color'])
      .where('fixture_event.type', 'in', ['goal', 'penaltyGoal'])
      // The goals of a match whose kick-off has been taken back do not count.
      .where('fixture.home_score', 'is not', null)
      // A name is spelled as in the first match.
      .orderBy('fixture.kick_off')
      .orderBy('fixture.id')
      .orderBy('fixture_event.position')
  );
}

type GoalRow = Awaited<ReturnType<ReturnType<typeof selectGoals>['executeTakeFirstOrThrow']>>;

function toGoal(row: GoalRow) {
  return {
    fixtureId: row.id,
    type: row.type === 'penaltyGoal' ? ('penaltyGoal' as const) : ('goal' as const),
    team: {
      ...{ slug: row.slug, name: row.name, shortName: row.short_name },
      colors: [row.primary_color, row.secondary_color] as [string, string],
    },
    ...{ player: row.player, playerId: row.player_id },
    ...{ assist: row.other_player, assistId: row.other_player_id },
  };
}
