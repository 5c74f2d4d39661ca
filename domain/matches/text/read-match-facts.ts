import type { Db } from '#db/schema.ts';
import { readMatchDetails } from '../coverage/read-match-details.ts';
import { type Fixture, hasScore } from '../fixture.ts';
import type { MatchFacts, TextOutcome } from './match-facts.ts';
import { readNamedTeams } from './read-named-teams.ts';

/** What the texts about these matches need to know, in the same order. */
export async function readMatchFacts(db: Db, fixtures: readonly Fixture[]): Promise<MatchFacts[]> {
  const teams = await readNamedTeams(
    db,
    fixtures.flatMap(({ home, away }) => [home.slug, away.slug]),
  );
  const nameOf = (team: Fixture['home']) =>
    teams.get(team.slug) ?? { name: team.name, kind: 'club' as const, grammar: null };
  const details = await Promise.all(fixtures.map(({ id }) => readMatchDetails(db, { fixtureId: id })));
  return fixtures.map((fixture, index) => ({
    ...{ home: nameOf(fixture.home), away: nameOf(fixture.away) },
    ...{ kickOff: fixture.kickOff, venue: fixture.venue },
    officials: details[index]?.officials ?? [],
    broadcasters: details[index]?.broadcasters?.map(({ name }) => name) ?? null,
    outcome: toOutcome(fixture),
  }));
}

function toOutcome(fixture: Fixture): TextOutcome {
  const reason = ('reason' in fixture && fixture.reason) || null;
  if (hasScore(fixture)) {
    const { score, shootOut, events } = fixture;
    const played = { score, shootOut, events, reason };
    return fixture.status === 'live'
      ? { status: fixture.status, phase: fixture.phase, ...played }
      : { status: fixture.status, ...played };
  }
  return fixture.status === 'scheduled' ? { status: 'scheduled' } : { status: fixture.status, reason };
}
