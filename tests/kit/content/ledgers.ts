import { appendEntries } from '#features/matches/rules/ledger/append-entries.ts';
import type { MatchState } from '#features/matches/rules/ledger/derive-match.ts';
import type { EventOf, LedgerEvent, Mark, Side } from '#features/matches/rules/ledger/ledger-event.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from './articles.ts';

/** The beginning or the end of a part of a match. `at` is epoch ms. */
export function mark(name: Mark, at = NOON): EventOf<'mark'> {
  return { type: 'mark', mark: name, at, rate: 1, minute: name === 'kickOff' ? 1 : 45, added: null };
}

export const kickOff = (at = NOON): EventOf<'mark'> => mark('kickOff', at);

export function goal(side: Side, minute: number, player = '№ 9'): EventOf<'goal'> {
  return { type: 'goal', side, player: { id: null, name: player }, assist: null, minute, added: null };
}

/** A final score without events. */
export function result(home: number, away: number, at = NOON): EventOf<'result'> {
  return { type: 'result', home, away, halfTime: null, shootOut: null, at };
}

/** Appends events to the ledger of a match, each as an entry of its own. */
export async function writeLedger(
  db: Db,
  fixtureId: string,
  events: readonly LedgerEvent[],
): Promise<MatchState> {
  const entries = events.map((event) => ({ id: newId(), action: 'add' as const, event }));
  return appendEntries(db, { fixtureId, entries, source: 'desk', staffId: null, now: NOON });
}
