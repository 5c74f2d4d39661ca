import type { NamedTeam } from '#az/names/team-name.ts';
import { parseNameGrammar } from '#features/teams/rules/name-grammar.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type ConsolePost, listConsolePosts } from '../commentary/list-console-posts.ts';
import { deriveMatch, isGoalEvent, type MatchState } from '../ledger/derive-match.ts';
import { type CurrentEvent, foldLedger } from '../ledger/fold-ledger.ts';
import type { LedgerEntry, LedgerEvent } from '../ledger/ledger-event.ts';
import { type EventWarning, listEventWarnings } from '../ledger/list-event-warnings.ts';
import { listLedger } from '../ledger/list-ledger.ts';
import { describeEvent } from '../text/describe-event.ts';
import { findTie, type Tie } from './find-tie.ts';
import { listSquads } from './list-squads.ts';
import type { Squads } from './squad.ts';

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

/** Reads the console of a match. @throws NotFound */
export async function readConsole(db: Db, { id }: { id: string }): Promise<ConsoleState> {
  const row = await db
    .selectFrom('fixture')
    .innerJoin('competition', 'competition.id', 'fixture.competition_id')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .select(['fixture.home_id', 'fixture.away_id', 'fixture.kick_off', 'fixture.sample', 'fixture.round_id'])
    .select(['competition.name as competition', 'round.key as round'])
    .where('fixture.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no match ${id}`);
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name', 'short_name', 'kind', 'grammar'])
    .where('id', 'in', [row.home_id, row.away_id])
    .execute();
  const toTeam = (teamId: string): ConsoleTeam => {
    const team = rows.find((candidate) => candidate.id === teamId);
    if (!team) throw new NotFound(`There is no team ${teamId}`);
    const grammar = parseNameGrammar(team.grammar);
    return { id: team.id, name: team.name, shortName: team.short_name, kind: team.kind, grammar };
  };
  const teams = { home: toTeam(row.home_id), away: toTeam(row.away_id) };
  const ledger = await listLedger(db, { fixtureId: id });
  const { events: _, ...match } = deriveMatch(foldLedger(ledger));
  const tie = await findTie(db, {
    ...{ roundId: row.round_id, round: row.round, homeId: row.home_id, awayId: row.away_id },
    ...{ kickOff: row.kick_off, isBetweenClubs: teams.home.kind === 'club' },
  });
  return {
    ...{
      id,
      ...teams,
      competition: row.competition,
      kickOff: row.kick_off,
      sample: row.sample === 1,
      match,
      tie,
    },
    events: listEvents(ledger, teams, await readStaffNames(db, ledger)),
    squads: await listSquads(db, { fixtureId: id, homeId: row.home_id, awayId: row.away_id }),
    posts: await listConsolePosts(db, { fixtureId: id }),
  };
}

async function readStaffNames(db: Db, ledger: readonly LedgerEntry[]): Promise<Map<string, string>> {
  const ids = [...new Set(ledger.flatMap(({ staffId }) => staffId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function listEvents(
  ledger: readonly LedgerEntry[],
  teams: Pick<ConsoleState, 'home' | 'away'>,
  names: ReadonlyMap<string, string>,
): ConsoleEvent[] {
  const current = foldLedger(ledger);
  const byEvent = Map.groupBy(ledger, ({ eventId }) => eventId);
  // Minutes of a provider are not those of our clock.
  const isChecked = (id: string) =>
    !(byEvent.get(id)?.length === 1 && byEvent.get(id)?.[0]?.source === 'desk');
  const warnings = listEventWarnings(current, isChecked);
  return [...byEvent].reverse().flatMap(([id, entries]) => {
    const event = entries.findLast((entry) => entry.event !== null)?.event;
    if (!event) return [];
    const holds = current.some((candidate) => candidate.id === id);
    return {
      ...{ id, event, isRetracted: !holds, staffId: entries[0]?.staffId ?? null },
      warnings: warnings.get(id) ?? [],
      text: describeEvent(event, teams, holds ? scoreAfter(current, id) : null),
      changes: entries.map((entry) => ({
        ...{ action: entry.action, source: entry.source, at: entry.createdAt, reason: entry.reason },
        by: entry.staffId === null ? null : (names.get(entry.staffId) ?? null),
        text: entry.event ? describeEvent(entry.event, teams) : '',
      })),
    };
  });
}

/** The score after an event, in the order of the match. */
function scoreAfter(current: readonly CurrentEvent[], id: string) {
  const { events } = deriveMatch(current);
  const index = events.findIndex((candidate) => candidate.id === id);
  const score = { home: 0, away: 0 };
  for (const { event } of events.slice(0, index + 1)) if (isGoalEvent(event)) score[event.side]++;
  return index === -1 ? null : score;
}
