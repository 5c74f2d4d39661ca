import { sql } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { type Team, teamColumns, toTeam } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FixtureEventType } from '../../tables.ts';
import { isCard, isCountedIn, isGoal, kindOf, timelineTypes } from '../ledger/ledger-event.ts';

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

const compareNames = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** A goal that counts for its scorer. */
interface ScoredGoal {
  fixtureId: string;
  isPenalty: boolean;
  team: Team;
  player: string | null;
  playerId: string | null;
  assist: string | null;
  assistId: string | null;
}

/** A line of the list of scorers. A player whom the site does not know is told apart by name and team. */
export interface Scorer {
  key: string;
  name: string;
  team: Team;
  goals: number;
  /** How many of the goals were penalties. */
  penalties: number;
  assists: number;
  /** Matches in which he scored. */
  matches: number;
}

/** Players with goals, the best first: goals, then fewer penalties, then assists, then the name. Own goals do not count. */
function countScorers(goals: readonly ScoredGoal[]): Scorer[] {
  const scorers = new Map<string, Scorer & { scoredIn: Set<string> }>();
  const find = (goal: ScoredGoal, name: string, id: string | null) => {
    const key = id ?? `${goal.team.slug} ${foldText(name)}`;
    const known = scorers.get(key);
    if (known) return known;
    const none = { goals: 0, penalties: 0, assists: 0, matches: 0 };
    const scorer = { key, name, team: goal.team, ...none, scoredIn: new Set<string>() };
    scorers.set(key, scorer);
    return scorer;
  };
  for (const goal of goals) {
    if (goal.player !== null) {
      const scorer = find(goal, goal.player, goal.playerId);
      scorer.goals++;
      if (goal.isPenalty) scorer.penalties++;
      scorer.scoredIn.add(goal.fixtureId);
    }
    if (goal.assist !== null) find(goal, goal.assist, goal.assistId).assists++;
  }
  return [...scorers.values()]
    .filter((scorer) => scorer.goals > 0)
    .map(({ scoredIn, ...scorer }) => ({ ...scorer, matches: scoredIn.size }))
    .sort(
      (a, b) =>
        b.goals - a.goals ||
        a.penalties - b.penalties ||
        b.assists - a.assists ||
        compareNames(a.name, b.name),
    );
}

/** Own goals do not count for a scorer. */
const GOALS = timelineTypes.filter((type) => isGoal({ type }) && kindOf({ type }).score !== 'ownGoal');

type GoalRow = Awaited<ReturnType<ReturnType<typeof selectSideEvents>['executeTakeFirstOrThrow']>>;

function toGoal(row: GoalRow) {
  return {
    fixtureId: row.id,
    isPenalty: kindOf(row).score === 'penalty',
    team: toTeam(row),
    player: row.player,
    playerId: row.player_id,
    assist: row.other_player,
    assistId: row.other_player_id,
  };
}

const MAX_PLAYERS = 50;
const CARDS = timelineTypes.filter((type) => isCard({ type }));

/** A player with cards. A second yellow card counts as a yellow and as a red card, as in the statistics of a match. */
interface CardedPlayer {
  key: string;
  name: string;
  team: Team;
  yellow: number;
  red: number;
}

/**
 * The players of a season with the most cards: all cards, then red ones, then the name. A player whom the site does not know
 * is told apart by name and team.
 */
export async function listSeasonCards(
  db: Db,
  { seasonId, limit = MAX_PLAYERS }: { seasonId: string; limit?: number },
): Promise<CardedPlayer[]> {
  const rows = await selectSideEvents(db, CARDS).where('fixture.season_id', '=', seasonId).execute();
  const players = new Map<string, CardedPlayer>();
  for (const row of rows) {
    if (row.player === null) continue;
    const key = row.player_id ?? `${row.slug} ${foldText(row.player)}`;
    const known = players.get(key) ?? { key, name: row.player, team: toTeam(row), yellow: 0, red: 0 };
    players.set(key, known);
    if (isCountedIn(row, 'yellowCards')) known.yellow++;
    if (isCountedIn(row, 'redCards')) known.red++;
  }
  return [...players.values()]
    .sort((a, b) => b.yellow + b.red - a.yellow - a.red || b.red - a.red || compareNames(a.name, b.name))
    .slice(0, limit);
}

/**
 * The events of these types with the team of their side. Those of a match whose kick-off has been taken back are left out.
 */
function selectSideEvents(db: Db, types: readonly FixtureEventType[]) {
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
      .select(teamColumns)
      .where('fixture_event.type', 'in', types)
      .where('fixture.home_score', 'is not', null)
      // A name is spelled as in the first match.
      .orderBy('fixture.kick_off')
      .orderBy('fixture.id')
      .orderBy('fixture_event.position')
  );
}

/** How often a team has conceded no goal. */
interface CleanSheets {
  team: Team;
  cleanSheets: number;
  /** Finished matches. */
  matches: number;
}

/**
 * The teams of a season with clean sheets, the best first: clean sheets, then fewer matches, then the name. Only finished
 * matches count: a match that was decided without being played says nothing about a defence.
 */
export async function listCleanSheets(db: Db, { seasonId }: { seasonId: string }): Promise<CleanSheets[]> {
  const sides = [
    { team: 'home_id', conceded: 'away_score' },
    { team: 'away_id', conceded: 'home_score' },
  ] as const;
  const [atHome = [], away = []] = await Promise.all(
    sides.map(({ team, conceded }) =>
      db
        .selectFrom('fixture')
        .innerJoin('team', 'team.id', `fixture.${team}`)
        .select(teamColumns)
        .select(`fixture.${conceded} as conceded`)
        .where('fixture.season_id', '=', seasonId)
        .where('fixture.status', '=', sql.lit('finished'))
        .execute(),
    ),
  );
  const teams = new Map<string, CleanSheets>();
  for (const row of [...atHome, ...away]) {
    const known = teams.get(row.slug) ?? { team: toTeam(row), cleanSheets: 0, matches: 0 };
    teams.set(row.slug, known);
    known.matches++;
    if (row.conceded === 0) known.cleanSheets++;
  }
  return [...teams.values()]
    .filter(({ cleanSheets }) => cleanSheets > 0)
    .sort(
      (a, b) =>
        b.cleanSheets - a.cleanSheets || a.matches - b.matches || compareNames(a.team.name, b.team.name),
    );
}
