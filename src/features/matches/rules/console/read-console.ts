import type { NamedTeam } from '#az/names/name-forms.ts';
import { parseNameGrammar } from '#features/teams/rules/definitions/grammar-fields.ts';
import { listSquads } from '#features/teams/rules/players.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type ConsolePost, listConsolePosts } from '../coverage/list-commentary.ts';
import { type Side, sides } from '../event-fields.ts';
import type { Score } from '../fixture.ts';
import type { MatchState } from '../ledger/derive-match.ts';
import {
  isGoalEvent,
  type LedgerEntry,
  type LedgerEvent,
  listLedger,
  listLedgers,
} from '../ledger/ledger-event.ts';
import { type EventWarning, listEventWarnings } from '../ledger/list-event-warnings.ts';
import { type FoldedLedger, foldEntries } from '../ledger/match-ledger.ts';
import { parseLineUpPlayers } from '../line-ups/read-line-ups.ts';
import { describeEvent } from '../text/describe-event.ts';
import type { Tie } from './list-next-marks.ts';
import { listTies } from './list-ties.ts';
import { listStarters, type SquadPlayer, type Squads } from './squad.ts';

/** One line of the history of an event. */
export interface EventChange {
  action: LedgerEntry['action'];
  /** The name of the account; null for an import or a provider. */
  by: string | null;
  source: string;
  /** Epoch ms. */
  at: number;
  text: string;
  reason: string | null;
}

/** An event with its history. A retracted one is shown struck through and can be restored. */
export interface ConsoleEvent {
  id: string;
  /** The id of its last entry. */
  version: string;
  /** As it holds now, or as it was when it was retracted. */
  event: LedgerEvent;
  text: string;
  isRetracted: boolean;
  /** What is probably wrong with it. */
  warnings: readonly EventWarning[];
  /** The account that added it. */
  staffId: string | null;
  changes: EventChange[];
}

interface ConsoleTeam extends NamedTeam {
  id: string;
  shortName: string;
  /** The colours of the shirt, `#rrggbb`. */
  colors: readonly [main: string, second: string];
}

/** Everything that the live console of a match shows. */
export interface ConsoleState {
  id: string;
  home: ConsoleTeam;
  away: ConsoleTeam;
  competition: string;
  /** Epoch ms. */
  kickOff: number;
  sample: boolean;
  match: Omit<MatchState, 'events'>;
  /** The knock-out tie that the match decides; null when it may end level. */
  tie: Tie | null;
  /** Newest entry first. */
  events: ConsoleEvent[];
  squads: Squads;
  /** The last posts of the commentary, newest first. */
  posts: ConsolePost[];
}

/** What the console shows besides the ledger. An entry changes nothing of it. */
type ConsoleFrame = Omit<ConsoleState, 'match' | 'events'>;

/** Reads the console of a match. @throws NotFound */
export async function readConsole(db: Db, { id }: { id: string }): Promise<ConsoleState> {
  const frame = await readFrame(db, id);
  return showLedger(db, frame, foldEntries(await listLedger(db, { fixtureId: id })));
}

/**
 * The consoles of several matches by their ids, without the commentary and the history of the events: these would be most of the data.
 * Those that do not exist are left out.
 */
export async function listConsoles(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<Map<string, ConsoleState>> {
  const frames = await listFrames(db, ids);
  const ledgers = await listLedgers(db, { fixtureIds: ids });
  return new Map(
    frames.map((frame) => {
      const ledger = foldEntries(ledgers.get(frame.id) ?? []);
      const events = listEvents(ledger, frame, new Map()).map((event) => ({ ...event, changes: [] }));
      return [frame.id, { ...frame, match: withoutEvents(ledger), events, posts: [] }];
    }),
  );
}

/** What the fields of a form are read with. */
export interface EnteredState extends Pick<ConsoleState, 'match' | 'tie' | 'squads'> {
  /** Newest entry first. */
  events: Pick<ConsoleEvent, 'id' | 'event' | 'isRetracted'>[];
}

export function toEnteredState(frame: ConsoleFrame, ledger: FoldedLedger): EnteredState {
  return { ...frame, match: withoutEvents(ledger), events: listAddedEvents(ledger) };
}

/** The console of a match with this ledger. */
export async function showLedger(db: Db, frame: ConsoleFrame, ledger: FoldedLedger): Promise<ConsoleState> {
  const names = await readStaffNames(db, ledger.entries);
  return { ...frame, match: withoutEvents(ledger), events: listEvents(ledger, frame, names) };
}

function withoutEvents({ state: { events: _, ...match } }: FoldedLedger): ConsoleState['match'] {
  return match;
}

/** @throws NotFound */
export async function readFrame(db: Db, id: string): Promise<ConsoleFrame> {
  const [frame] = await listFrames(db, [id]);
  if (!frame) throw new NotFound(`There is no match ${id}`);
  return { ...frame, posts: await listConsolePosts(db, { fixtureId: id }) };
}

/** The frames of several matches without their commentary, in no order. Those that do not exist are left out. */
async function listFrames(db: Db, ids: readonly string[]): Promise<Omit<ConsoleFrame, 'posts'>[]> {
  const rows = await db
    .selectFrom('fixture')
    .innerJoin('competition', 'competition.id', 'fixture.competition_id')
    .select(['fixture.id', 'fixture.home_id', 'fixture.away_id', 'fixture.kick_off', 'fixture.sample'])
    .select(['fixture.tie_id as tieId', 'competition.name as competition'])
    .where('fixture.id', 'in', ids)
    .execute();
  const teams = await listConsoleTeams(
    db,
    rows.flatMap(({ home_id, away_id }) => [home_id, away_id]),
  );
  const toTeam = (teamId: string): ConsoleTeam => {
    const team = teams.get(teamId);
    if (!team) throw new NotFound(`There is no team ${teamId}`);
    return team;
  };
  const ties = await listTies(db, rows);
  const squadsOf = await readSquads(db, rows);
  return rows.map((row) => ({
    id: row.id,
    home: toTeam(row.home_id),
    away: toTeam(row.away_id),
    competition: row.competition,
    kickOff: row.kick_off,
    sample: row.sample === 1,
    tie: ties.get(row.id) ?? null,
    squads: squadsOf(row),
  }));
}

async function listConsoleTeams(db: Db, ids: readonly string[]): Promise<Map<string, ConsoleTeam>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name', 'short_name', 'kind', 'grammar', 'primary_color', 'secondary_color'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, name, short_name, kind, grammar, primary_color, secondary_color }) => [
      id,
      {
        id,
        name,
        shortName: short_name,
        kind,
        grammar: parseNameGrammar(grammar),
        colors: [primary_color, secondary_color],
      },
    ]),
  );
}

interface MatchTeams {
  id: string;
  home_id: string;
  away_id: string;
  kick_off: number;
}

/**
 * Reads the players of both teams of matches: those of the line-up in its order, or without one those of the team on the day of the
 * last match by their shirts.
 */
async function readSquads(db: Db, matches: readonly MatchTeams[]): Promise<(match: MatchTeams) => Squads> {
  if (matches.length === 0) return () => ({ home: [], away: [] });
  const rows = await db
    .selectFrom('line_up')
    .select(['fixture_id', 'side', 'players', 'is_official'])
    .where(
      'fixture_id',
      'in',
      matches.map(({ id }) => id),
    )
    .execute();
  const findLineUp = ({ id }: MatchTeams, side: Side) =>
    rows.find((row) => row.fixture_id === id && row.side === side);
  const teamIds = matches.flatMap((match) =>
    sides.filter((side) => !findLineUp(match, side)).map((side) => match[`${side}_id`]),
  );
  const squads = await listSquads(db, {
    teamIds: [...new Set(teamIds)],
    at: Math.max(...matches.map(({ kick_off }) => kick_off)),
  });
  const playersOf = (match: MatchTeams, side: Side): readonly SquadPlayer[] => {
    const lineUp = findLineUp(match, side);
    if (!lineUp) return squads.get(match[`${side}_id`]) ?? [];
    return parseLineUpPlayers(lineUp.players).map(({ playerId, name, shirt, isStarting }) => ({
      id: playerId,
      name,
      shirt,
      ...(lineUp.is_official === 1 ? { isStarting } : {}),
    }));
  };
  return (match) => ({ home: playersOf(match, 'home'), away: playersOf(match, 'away') });
}

async function readStaffNames(db: Db, ledger: readonly LedgerEntry[]): Promise<Map<string, string>> {
  const ids = [...new Set(ledger.flatMap(({ staffId }) => staffId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All events that were ever added, with their entries, newest first. */
function listAddedEvents({ entries, current }: FoldedLedger) {
  const holding = new Set(current.map(({ id }) => id));
  return [...Map.groupBy(entries, ({ eventId }) => eventId)].reverse().flatMap(([id, history]) => {
    const event = history.findLast((entry) => entry.event !== null)?.event;
    const version = history.at(-1)?.id ?? id;
    return event ? [{ id, version, event, isRetracted: !holding.has(id), history }] : [];
  });
}

function listEvents(
  ledger: FoldedLedger,
  { squads, ...teams }: Pick<ConsoleState, 'home' | 'away' | 'squads'>,
  names: ReadonlyMap<string, string>,
): ConsoleEvent[] {
  const added = listAddedEvents(ledger);
  // Minutes of a provider are not those of our clock.
  const unchecked = new Set(
    added.flatMap(({ id, history }) => (history.length === 1 && history[0]?.source === 'desk' ? id : [])),
  );
  const warnings = listEventWarnings(ledger.current, {
    starters: listStarters(squads),
    isChecked: (id) => !unchecked.has(id),
  });
  const scores = listScores(ledger);
  return added.map(({ id, version, event, isRetracted, history }) => ({
    id,
    version,
    event,
    isRetracted,
    staffId: history[0]?.staffId ?? null,
    warnings: warnings.get(id) ?? [],
    text: describeEvent(event, teams, scores.get(id) ?? null, ledger.state.shootOut),
    changes: history.map((entry) => ({
      action: entry.action,
      source: entry.source,
      at: entry.createdAt,
      reason: entry.reason,
      by: entry.staffId === null ? null : (names.get(entry.staffId) ?? null),
      text: entry.event ? describeEvent(entry.event, teams) : '',
    })),
  }));
}

/** The score after each event that holds, in the order of the match, by its id. */
function listScores({ state: { events } }: FoldedLedger): Map<string, Score> {
  const score = { home: 0, away: 0 };
  return new Map(
    events.map(({ id, event }) => {
      if (isGoalEvent(event)) score[event.side]++;
      return [id, { ...score }];
    }),
  );
}
