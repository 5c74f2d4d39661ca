import type { Competition } from '#features/competitions/rules/competition.ts';
import type { Fixture } from './fixture.ts';

/** The matches of one competition. */
export interface CompetitionFixtures<Match extends Fixture = Fixture> {
  competition: Competition;
  fixtures: Match[];
}

/** Groups matches by competition. The order of matches and competitions does not change. */
export function groupByCompetition<Match extends Fixture>(
  fixtures: readonly Match[],
): CompetitionFixtures<Match>[] {
  const groups = Map.groupBy(fixtures, (fixture) => fixture.competition.slug);
  return [...groups.values()].map((group) => ({
    competition: (group[0] as Match).competition,
    fixtures: group,
  }));
}
