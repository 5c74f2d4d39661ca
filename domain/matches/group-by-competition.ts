import type { Competition } from './competition.ts';
import type { Fixture } from './fixture.ts';

/** Matches of one competition, under its name. */
export interface CompetitionFixtures<Match extends Fixture = Fixture> {
  competition: Competition;
  fixtures: Match[];
}

/** Puts matches under their competitions; both keep the order they come in. */
export function groupByCompetition<Match extends Fixture>(
  fixtures: readonly Match[],
): CompetitionFixtures<Match>[] {
  const groups = Map.groupBy(fixtures, (fixture) => fixture.competition.slug);
  return [...groups.values()].flatMap((ofOne) =>
    ofOne[0] ? [{ competition: ofOne[0].competition, fixtures: ofOne }] : [],
  );
}
