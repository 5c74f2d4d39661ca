import type { NamedTeam, NameGrammar } from '#az/names/name-forms.ts';
import type { FormResult } from '#features/competitions/rules/standings/league-table.ts';
import { readMatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import type { MatchTie } from '#features/matches/rules/coverage/read-match-tie.ts';
import { type Fixture, hasScore, type Score } from '#features/matches/rules/fixture.ts';
import { kindOf } from '#features/matches/rules/ledger/ledger-event.ts';
import type { MatchEvent } from '#features/matches/rules/live/match-event.ts';
import type { MatchFacts, TextLineUp, TextOutcome } from '#features/matches/rules/text/match-facts.ts';
import { parseNameGrammar } from '#features/teams/rules/definitions/grammar-fields.ts';
import type { Db } from '#platform/db/schema.ts';

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
    home: nameOf(fixture.home),
    away: nameOf(fixture.away),
    kickOff: fixture.kickOff,
    venue: fixture.venue,
    officials: details[index]?.officials ?? [],
    broadcasters: details[index]?.broadcasters?.map(({ name }) => name) ?? null,
    outcome: toOutcome(fixture, grammars),
  }));
}

/** The names of teams with their endings set by hand, by slug. */
async function readNamedTeams(db: Db, slugs: readonly string[]): Promise<Map<string, NamedTeam>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('team')
    .select(['slug', 'name', 'kind', 'grammar'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(
    rows.map(({ slug, name, kind, grammar: json }) => [
      slug,
      { name, kind, grammar: parseNameGrammar(json) },
    ]),
  );
}

/**
 * The endings that editors have set for the players of these events, by the id of the event. An event that names its player
 * otherwise (`Luk Şou` for `Luke Shaw`) has none: they fit the last word of the name.
 */
async function readPlayerGrammars(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, NameGrammar>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fixture_event')
    .innerJoin('player', 'player.id', 'fixture_event.player_id')
    .select(['fixture_event.id', 'fixture_event.player as written', 'player.name', 'player.grammar'])
    .where('fixture_event.id', 'in', eventIds)
    .where('player.grammar', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, written, name, grammar: json }) => {
      const grammar = parseNameGrammar(json);
      return grammar && lastWord(written ?? '') === lastWord(name) ? [[id, grammar]] : [];
    }),
  );
}

function lastWord(name: string): string | undefined {
  return name.split(/\s+/).at(-1);
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

interface TablePlace {
  place: number;
  points: number;
}

/** The tie of a match, as far as an article tells it: home and away are those of the match. */
export interface TieFacts extends Pick<MatchTie, 'leg' | 'legCount' | 'aggregate' | 'winner' | 'decidedBy'> {
  /** The first match, for an article about the second: its score with its own home team first. */
  firstLeg: { score: Score; hasSameHome: boolean } | null;
  /** The winner plays another round. */
  hasNextRound: boolean;
}

/** A match with what an article about it can tell. Null means that it is not known, and the article leaves it out. */
export interface ArticleFacts extends MatchFacts {
  competition: string;
  /** The number of the round, or a stage such as `quarter`. */
  round: string | null;
  table: { home: TablePlace | null; away: TablePlace | null };
  /** The results of the last matches of each team. */
  form: { home: readonly FormResult[]; away: readonly FormResult[] };
  /** The results of the last matches between the two. */
  headToHead: { homeWins: number; draws: number; awayWins: number } | null;
  lineUps: { home: TextLineUp | null; away: TextLineUp | null };
  /** The score after 90 minutes, when the match went into extra time. */
  regular: Score | null;
  tie: TieFacts | null;
}

export interface ArticleText {
  title: string;
  /** Plain text. */
  excerpt: string;
  html: string;
}
