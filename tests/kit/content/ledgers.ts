import type { PeriodMark, Side } from '#features/matches/rules/event-fields.ts';
import { appendEntries } from '#features/matches/rules/ledger/append-entries.ts';
import type { EventOf, LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import type { MatchLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import { type DeskEntry, writeDeskEntry } from '#features/matches/rules/ledger/write-desk-entry.ts';
import type { MatchStatistics, TeamStatistics } from '#features/matches/rules/match-statistics.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from './articles.ts';

/** The beginning or the end of a part of a match. `at` is epoch ms. */
export function periodMark(name: PeriodMark, at = NOON): EventOf<'mark'> {
  return { type: 'mark', mark: name, at, rate: 1, minute: name === 'kickOff' ? 1 : 45, added: null };
}

export const kickOff = (at = NOON): EventOf<'mark'> => periodMark('kickOff', at);

export function goal(side: Side, minute: number, player = '№ 9'): EventOf<'goal'> {
  return { type: 'goal', side, player: { id: null, name: player }, assist: null, minute, added: null };
}

/** A card of a player whom only the match knows. */
export function card<Type extends 'yellow' | 'secondYellow' | 'red'>(
  type: Type,
  side: Side,
  player: string,
  minute: number,
): { type: Type } & Pick<EventOf<'red'>, 'side' | 'player' | 'minute' | 'added'> {
  return { type, side, player: { id: null, name: player }, minute, added: null };
}

/** A substitution of players whom only the match knows, or who are not known. */
export function substitution(
  side: Side,
  out: string | null,
  on: string | null,
  minute: number,
): EventOf<'substitution'> {
  const refer = (name: string | null) => (name === null ? null : { id: null, name });
  const players = { playerIn: refer(on), playerOut: refer(out) };
  return { type: 'substitution', side, ...players, isInjury: false, minute, added: null };
}

/** A kick of a shoot-out by a player who is not known. */
export function shootOutKick(side: Side, isScored: boolean, minute = 120): EventOf<'shootOutKick'> {
  return { type: 'shootOutKick', side, player: null, isScored, minute, added: null };
}

/** A final score without events. */
export function result(home: number, away: number, at = NOON): EventOf<'result'> {
  return { type: 'result', home, away, halfTime: null, regular: null, shootOut: null, at };
}

const UNKNOWN: TeamStatistics = {
  possession: null,
  shots: null,
  onTarget: null,
  corners: null,
  fouls: null,
  offsides: null,
  saves: null,
};

/** The statistics of a match. What is not given is unknown. */
export function makeStatistics(
  home: Partial<TeamStatistics>,
  away: Partial<TeamStatistics> = {},
): MatchStatistics {
  return { home: { ...UNKNOWN, ...home }, away: { ...UNKNOWN, ...away } };
}

export function statisticsEvent(...teams: Parameters<typeof makeStatistics>): EventOf<'statistics'> {
  return { type: 'statistics', statistics: makeStatistics(...teams), at: NOON };
}

/** Appends events to the ledger of a match, each as an entry of its own. */
export async function writeLedger(
  db: Db,
  fixtureId: string,
  events: readonly LedgerEvent[],
): Promise<MatchLedger> {
  const entries = events.map((event) => ({ id: newId(), action: 'add' as const, event }));
  return appendEntries(db, { fixtureId, entries, source: 'desk', staffId: null, now: NOON });
}

/** Adds an event at the match desk. */
export function recordEvent(db: Db, { event, ...entry }: DeskEntry & { event: LedgerEvent }) {
  return writeDeskEntry(db, entry, () => ({ kind: 'add', event, isSure: true }));
}

/** Changes an event at the match desk, or restores it. */
export function correctEvent(
  db: Db,
  { eventId, event, ...entry }: DeskEntry & { eventId: string; event: LedgerEvent },
) {
  return writeDeskEntry(db, entry, () => ({ kind: 'correct', eventId, event }));
}

/** Takes an event back at the match desk. */
export function retractEvent(
  db: Db,
  { eventId, reason, ...entry }: DeskEntry & { eventId: string; reason: string },
) {
  return writeDeskEntry(db, entry, () => ({ kind: 'retract', eventId, reason }));
}
