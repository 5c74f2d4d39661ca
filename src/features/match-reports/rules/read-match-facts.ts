import type { NameGrammar } from '#az/names/name-grammar.ts';
import { readMatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import { type Fixture, hasScore } from '#features/matches/rules/fixture.ts';
import { kindOf } from '#features/matches/rules/ledger/ledger-event.ts';
import type { MatchEvent } from '#features/matches/rules/live/match-event.ts';
import type { MatchFacts, TextOutcome } from '#features/matches/rules/text/match-facts.ts';
import type { Db } from '#platform/db/schema.ts';
import { readNamedTeams } from './read-named-teams.ts';
import { readPlayerGrammars } from './read-player-grammars.ts';

/** What the texts about these matches need to know, in the same order. */
export async function readMatchFacts(db: Db, fixtures: readonly Fixture[]): Promise<MatchFacts[]> {
  const teams = await readNamedTeams(
    db,
    fixtures.flatMap(({ home, away }) => [home.slug, away.slug]),
  );
  const nameOf = (team: Fixture['home']) =>
    teams.get(team.slug) ?? { name: team.name, kind: 'club' as const, grammar: null };
  const grammars = await readPlayerGrammars(db, fixtures.flatMap(listNamedEvents));
  const details = await Promise.all(fixtures.map(({ id }) => readMatchDetails(db, { fixtureId: id })));
  return fixtures.map((fixture, index) => ({
    ...{ home: nameOf(fixture.home), away: nameOf(fixture.away) },
    ...{ kickOff: fixture.kickOff, venue: fixture.venue },
    officials: details[index]?.officials ?? [],
    broadcasters: details[index]?.broadcasters?.map(({ name }) => name) ?? null,
    outcome: toOutcome(fixture, grammars),
  }));
}

/** The events of a match whose sentence gives the player's name an ending. */
function listNamedEvents(fixture: Fixture): string[] {
  if (!hasScore(fixture)) return [];
  const isNamed = (event: MatchEvent) => kindOf(event).score === 'ownGoal' && event.player;
  return fixture.events.filter(isNamed).map(({ id }) => id);
}

function toOutcome(fixture: Fixture, grammars: ReadonlyMap<string, NameGrammar>): TextOutcome {
  const reason = ('reason' in fixture && fixture.reason) || null;
  if (hasScore(fixture)) {
    const { score, shootOut } = fixture;
    const events = fixture.events.map((event) => ({ ...event, grammar: grammars.get(event.id) ?? null }));
    const played = { score, shootOut, events, reason };
    return fixture.status === 'live'
      ? { status: fixture.status, phase: fixture.phase, ...played }
      : { status: fixture.status, ...played };
  }
  return fixture.status === 'scheduled' ? { status: 'scheduled' } : { status: fixture.status, reason };
}
