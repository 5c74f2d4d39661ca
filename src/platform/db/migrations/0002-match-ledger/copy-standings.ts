import type { MigrationDb } from '../migration.ts';
import { seasonId, seasonOfFixture } from './copy-seasons.ts';
import type { OldFixture, OldStanding } from './old-tables.ts';

/** Keeps of each table what the finished matches of its season do not explain. The rest is derived again. */
export async function copyStandings(db: MigrationDb): Promise<void> {
  const standings = await db.selectFrom('standing').selectAll().$castTo<OldStanding>().execute();
  const results = await db
    .selectFrom('fixture')
    .selectAll()
    .where('status', '=', 'finished')
    .$castTo<OldFixture>()
    .execute();
  for (const row of standings) {
    const season_id = seasonId(row.competition_id, row.season);
    const ofSeason = results.filter((result) => seasonOfFixture(result) === season_id);
    const known = countResults(ofSeason, row.team_id);
    const { team_id, form } = row;
    await db
      .insertInto('standing_start')
      .values({
        ...{ season_id, team_id },
        ...{
          won: rest(row.won, known.won),
          drawn: rest(row.drawn, known.drawn),
          lost: rest(row.lost, known.lost),
        },
        goals_for: rest(row.goals_for, known.goalsFor),
        goals_against: rest(row.goals_against, known.goalsAgainst),
        form: form.slice(0, Math.max(0, form.length - known.played)),
      })
      .execute();
  }
}

function rest(total: number, known: number): number {
  return Math.max(0, total - known);
}

/** The finished matches of a team in numbers. */
function countResults(results: readonly OldFixture[], team: string) {
  const count = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
  for (const { home_id, away_id, home_score, away_score } of results) {
    if (home_id !== team && away_id !== team) continue;
    const scores = [home_score ?? 0, away_score ?? 0] as const;
    const [own, other] = home_id === team ? scores : [scores[1], scores[0]];
    count.played++;
    count.goalsFor += own;
    count.goalsAgainst += other;
    if (own > other) count.won++;
    else if (own === other) count.drawn++;
    else count.lost++;
  }
  return count;
}
