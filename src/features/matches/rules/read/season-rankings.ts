import { sql } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { compareAz } from '#az/characters/sort-key.ts';
import { type Team, teamColumns, toTeam } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FixtureEventType } from '../../tables.ts';
import { type Side, sides } from '../event-fields.ts';
import { isCard, isCountedIn, isGoal, kindOf, timelineTypes } from '../ledger/ledger-event.ts';

const MAX_PLAYERS = 50;

interface RankingInput {
  /** The stages of a season whose matches count. */
  stageIds: readonly string[];
  limit?: number;
}

/** The top scorers of these stages, and the players with the most assists. */
export async function listGoalsAndAssists(
  db: Db,
  { stageIds, limit = MAX_PLAYERS }: RankingInput,
): Promise<{ scorers: Scorer[]; assists: Scorer[] }> {
  if (stageIds.length === 0) return { scorers: [], assists: [] };
  const rows = await selectSideEvents(db, GOALS).where('fixture.stage_id', 'in', stageIds).execute();
  const players = countPlayers(rows.map(toGoal));
  return { scorers: rankScorers(players).slice(0, limit), assists: rankAssists(players).slice(0, limit) };
}

/** The scorers of a team in its matches from `since` on (epoch ms). */
export async function listTeamScorers(
  db: Db,
  { teamId, since, limit = 10 }: { teamId: string; since: number; limit?: number },
): Promise<Scorer[]> {
  const lists = await Promise.all(
    (['home', 'away'] as const).map((side) =>
      selectSideEvents(db, GOALS)
        .where(`fixture.${side}_id`, '=', teamId)
        .where('fixture.kick_off', '>=', since)
        .where('fixture_event.side', '=', side)
        .execute(),
    ),
  );
  const own = lists.flat().map(toGoal);
  return rankScorers(countPlayers(own)).slice(0, limit);
}

/** The matches of these stages, or those of a team from `since` on (epoch ms). */
type GoalScope = Pick<RankingInput, 'stageIds'> | { teamId: string; since: number };

/** How many goals of these matches, or of the team in them, have no known scorer and therefore stand in no list of scorers. */
export async function countGoalsWithoutScorer(db: Db, scope: GoalScope): Promise<number> {
  if ('stageIds' in scope && scope.stageIds.length === 0) return 0;
  const counts = await Promise.all(sides.map((side) => countWithoutScorer(db, { scope, side })));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countWithoutScorer(
  db: Db,
  { scope, side }: { scope: GoalScope; side: Side },
): Promise<number> {
  // Nobody scores the goals of an awarded match.
  const matches = db
    .selectFrom('fixture')
    .where('fixture.home_score', 'is not', null)
    .where('fixture.status', '!=', 'awarded')
    .$call((query) =>
      'stageIds' in scope
        ? query.where('fixture.stage_id', 'in', scope.stageIds)
        : query.where(`fixture.${side}_id`, '=', scope.teamId).where('fixture.kick_off', '>=', scope.since),
    );
  const [{ goals }, { known }] = await Promise.all([
    matches.select(({ fn }) => fn.sum(`fixture.${side}_score`).as('goals')).executeTakeFirstOrThrow(),
    matches
      .innerJoin('fixture_event', 'fixture_event.fixture_id', 'fixture.id')
      .where('fixture_event.side', '=', side)
      .where((eb) =>
        eb.or([
          eb('fixture_event.type', 'in', OWN_GOALS),
          eb.and([eb('fixture_event.type', 'in', GOALS), eb('fixture_event.player', 'is not', null)]),
        ]),
      )
      .select(({ fn }) => fn.countAll().as('known'))
      .executeTakeFirstOrThrow(),
  ]);
  return Math.max(0, Number(goals ?? 0) - Number(known));
}

/** A goal that counts for its scorer. */
interface ScoredGoal {
  fixtureId: string;
  isPenalty: boolean;
  team: Team;
  scorer: NamedPlayer | null;
  assist: NamedPlayer | null;
}

/** A player as the ledger names him. A player whom the site does not know has no page. */
interface NamedPlayer {
  id: string | null;
  slug: string | null;
  name: string;
}

/** A line of the list of scorers. A player whom the site does not know is told apart by name and team. */
export interface Scorer {
  key: string;
  /** The slug of his page; null when the site does not know him. */
  slug: string | null;
  name: string;
  /** The team of his last goal or assist. */
  team: Team;
  goals: number;
  /** How many of the goals were penalties. */
  penalties: number;
  assists: number;
  /** Matches in which he scored. */
  matches: number;
}

/** Players with goals or assists. Own goals do not count. `goals` are in the order of time. */
function countPlayers(goals: readonly ScoredGoal[]): Scorer[] {
  const players = new Map<string, Scorer & { scoredIn: Set<string> }>();
  const find = ({ id, slug, name }: NamedPlayer, team: Team) => {
    const key = id ?? `${team.slug} ${foldText(name)}`;
    const none = { goals: 0, penalties: 0, assists: 0, matches: 0 };
    const player = players.get(key) ?? { key, slug, name, team, ...none, scoredIn: new Set<string>() };
    player.team = team;
    players.set(key, player);
    return player;
  };
  for (const { scorer, assist, team, isPenalty, fixtureId } of goals) {
    if (scorer) {
      const player = find(scorer, team);
      player.goals++;
      if (isPenalty) player.penalties++;
      player.scoredIn.add(fixtureId);
    }
    if (assist) find(assist, team).assists++;
  }
  return [...players.values()].map(({ scoredIn, ...player }) => ({ ...player, matches: scoredIn.size }));
}

/** The best first: goals, then fewer penalties, then assists, then the name. */
function rankScorers(players: readonly Scorer[]): Scorer[] {
  return players
    .filter(({ goals }) => goals > 0)
    .sort(
      (a, b) =>
        b.goals - a.goals || a.penalties - b.penalties || b.assists - a.assists || compareAz(a.name, b.name),
    );
}

/** The best first: assists, then goals, then the name. */
function rankAssists(players: readonly Scorer[]): Scorer[] {
  return players
    .filter(({ assists }) => assists > 0)
    .sort((a, b) => b.assists - a.assists || b.goals - a.goals || compareAz(a.name, b.name));
}

/** Own goals do not count for a scorer. */
const OWN_GOALS = timelineTypes.filter((type) => kindOf({ type }).score === 'ownGoal');
const GOALS = timelineTypes.filter((type) => isGoal({ type }) && !OWN_GOALS.includes(type));

type GoalRow = Awaited<ReturnType<ReturnType<typeof selectSideEvents>['executeTakeFirstOrThrow']>>;

function toGoal(row: GoalRow): ScoredGoal {
  return {
    fixtureId: row.id,
    isPenalty: kindOf(row).score === 'penalty',
    team: toTeam(row),
    scorer: row.player === null ? null : { id: row.player_id, slug: row.player_slug, name: row.player },
    assist:
      row.other_player === null
        ? null
        : { id: row.other_player_id, slug: row.other_player_slug, name: row.other_player },
  };
}

const CARDS = timelineTypes.filter((type) => isCard({ type }));

/** A player with cards. A second yellow card counts as a yellow and as a red card, as in the statistics of a match. */
interface CardedPlayer {
  key: string;
  /** The slug of his page; null when the site does not know him. */
  slug: string | null;
  name: string;
  team: Team;
  yellow: number;
  red: number;
}

/**
 * The players of these stages with the most cards: all cards, then red ones, then the name. A player whom the site does not know
 * is told apart by name and team.
 */
export async function listCardedPlayers(
  db: Db,
  { stageIds, limit = MAX_PLAYERS }: RankingInput,
): Promise<CardedPlayer[]> {
  if (stageIds.length === 0) return [];
  const rows = await selectSideEvents(db, CARDS).where('fixture.stage_id', 'in', stageIds).execute();
  const players = new Map<string, CardedPlayer>();
  for (const row of rows) {
    if (row.player === null) continue;
    const key = row.player_id ?? `${row.slug} ${foldText(row.player)}`;
    const known = players.get(key) ?? {
      key,
      slug: row.player_slug,
      name: row.player,
      team: toTeam(row),
      yellow: 0,
      red: 0,
    };
    players.set(key, known);
    if (isCountedIn(row, 'yellowCards')) known.yellow++;
    if (isCountedIn(row, 'redCards')) known.red++;
  }
  return [...players.values()]
    .sort((a, b) => b.yellow + b.red - a.yellow - a.red || b.red - a.red || compareAz(a.name, b.name))
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
      .leftJoin('player', 'player.id', 'fixture_event.player_id')
      .leftJoin('player as other', 'other.id', 'fixture_event.other_player_id')
      .select(['fixture.id', 'fixture_event.type', 'fixture_event.player', 'fixture_event.player_id'])
      .select(['fixture_event.other_player', 'fixture_event.other_player_id'])
      .select(['player.slug as player_slug', 'other.slug as other_player_slug'])
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
 * The teams of these stages with clean sheets, the best first: clean sheets, then fewer matches, then the name. Only finished
 * matches count: a match that was decided without being played says nothing about a defence.
 */
export async function listCleanSheets(
  db: Db,
  { stageIds }: Pick<RankingInput, 'stageIds'>,
): Promise<CleanSheets[]> {
  if (stageIds.length === 0) return [];
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
        .where('fixture.stage_id', 'in', stageIds)
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
      (a, b) => b.cleanSheets - a.cleanSheets || a.matches - b.matches || compareAz(a.team.name, b.team.name),
    );
}
