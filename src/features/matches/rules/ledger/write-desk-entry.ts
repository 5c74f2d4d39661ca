import { formatTime } from '#az/format/dates.ts';
import { MINUTE } from '#az/format/durations.ts';
import { parseNameGrammar } from '#features/teams/rules/definitions/grammar-fields.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { type Actor, type Change, requireRole } from '#platform/sessions/actor.ts';
import type { Side } from '../event-fields.ts';
import { describeEvent } from '../text/describe-event.ts';
import { appendToLedger, type NewEntry } from './append-entries.ts';
import { askAboutSameEvent } from './ask-about-same-event.ts';
import type { EventOf, LedgerEvent, TimedEvent } from './ledger-event.ts';
import { hasEntry, lockLedger, type MatchLedger } from './match-ledger.ts';
import { type Correction, mergeCorrection } from './merge-correction.ts';

export interface DeskEntry extends Change {
  fixtureId: string;
  /** The id of the entry. It comes from the operator's browser: an entry that is sent twice is written once. */
  id: string;
}

/** What the match desk does to the ledger of a match. */
export type DeskChange =
  /**
   * `isSure`: the operator has said that it is not the event that a colleague has entered. `at`: epoch ms of the moment when the
   * button was pressed, if that was not now.
   */
  | { kind: 'add'; event: LedgerEvent; isSure: boolean; at?: number }
  /** Another scorer, another minute. Restores the event when it has been retracted. `form`: what the operator had before him. */
  | {
      kind: 'correct';
      eventId: string;
      event: LedgerEvent;
      reason?: string;
      form?: Pick<Correction, 'version' | 'seen'>;
    }
  | { kind: 'retract'; eventId: string; reason: string }
  /** Takes a goal back after a VAR check, and tells that as an event of its own. */
  | {
      kind: 'cancelGoal';
      eventId: string;
      at: Pick<TimedEvent, 'minute' | 'added'>;
      side: Side;
      note: string;
    }
  /** Makes the running clock show `minute` at the moment `at` (epoch ms), by moving the moment that started it. */
  | { kind: 'clock'; minute: number; at: number };

/**
 * Writes what the match desk has entered, with a line of the audit log. `choose` decides what that is from the ledger, which
 * nobody else can change meanwhile. It is not asked about an entry that has been sent before. For match operators.
 * Returns the ledger after the entry.
 * @throws as `appendToLedger` and `choose`, Forbidden; InvalidInput for a retraction without a reason; Conflict
 * with the code of `askAboutSameEvent` when somebody else has probably entered the same event, and the operator is not sure;
 * Conflict as `mergeCorrection`; Conflict 'match.clockStopped' when there is no clock to correct.
 */
export function writeDeskEntry(
  db: Db,
  { actor, fixtureId, id, now, newId }: DeskEntry,
  choose: (before: MatchLedger) => DeskChange,
): Promise<MatchLedger> {
  requireRole(actor, 'operator');
  return inTransaction(db, async (tx) => {
    const before = await lockLedger(tx, fixtureId);
    if (hasEntry(before, id)) return before;
    const entries = toEntries(choose(before), { id, actor, before, now });
    const after = await appendToLedger(tx, before, { entries, source: 'desk', staffId: actor.id, now });
    await recordAudit(
      tx,
      { actor, now, newId },
      'match.events',
      fixtureId,
      await describeEntries(tx, before, entries),
    );
    return after;
  });
}

interface Written {
  id: string;
  actor: Actor;
  before: MatchLedger;
  now: number;
}

function toEntries(change: DeskChange, written: Written): NewEntry[] {
  const { id, actor, before, now } = written;
  switch (change.kind) {
    case 'add': {
      const { event, isSure, at = now } = change;
      const question = isSure ? null : askAboutSameEvent(event, before, { staffId: actor.id, at });
      if (question) throw new Conflict(question, 'Somebody else has entered this event');
      return [{ id, action: 'add', event }];
    }
    case 'correct': {
      const { eventId, form, reason } = change;
      const event = form ? mergeCorrection(before, { ...change, ...form, staffId: actor.id }) : change.event;
      return [{ id, action: 'correct', eventId, event, ...(reason === undefined ? {} : { reason }) }];
    }
    case 'retract': {
      const reason = change.reason.trim();
      if (!reason) throw new InvalidInput([{ field: 'reason', code: 'match.reasonRequired' }]);
      return [{ id, action: 'retract', eventId: change.eventId, reason }];
    }
    case 'cancelGoal': {
      const { eventId, at, side, note } = change;
      return [
        { id: `${id}-goal`, action: 'retract', eventId, reason: note || 'VAR' },
        { id, action: 'add', event: { type: 'var', side, decision: 'goalCancelled', note, ...at } },
      ];
    }
    case 'clock': {
      const start = moveClock(change, before);
      return [{ id, action: 'correct', eventId: start.id, event: start.event }];
    }
  }
}

function moveClock(
  { minute, at: moment }: Extract<DeskChange, { kind: 'clock' }>,
  { current, state: { clock } }: MatchLedger,
): { id: string; event: LedgerEvent } {
  const start = current.findLast(({ event }) => startsClock(event) && event.at === clock?.at);
  if (!clock || !start || !startsClock(start.event))
    throw new Conflict('match.clockStopped', 'The clock does not run');
  const at = Math.round(moment - ((minute - clock.minute) * MINUTE) / clock.rate);
  return { id: start.id, event: { ...start.event, at } };
}

function startsClock(event: LedgerEvent): event is EventOf<'mark' | 'resumed'> {
  return event.type === 'mark' || event.type === 'resumed';
}

/**
 * The new entries of one change in sentences, for the audit log: the event before and after them. `fixture` and `current` are those
 * before.
 */
async function describeEntries(tx: Db, { fixture, current }: MatchLedger, entries: readonly NewEntry[]) {
  const row = await tx
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['home.name as home', 'home.kind as home_kind', 'home.grammar as home_grammar'])
    .select(['away.name as away', 'away.kind as away_kind', 'away.grammar as away_grammar'])
    .where('fixture.id', '=', fixture.id)
    .executeTakeFirstOrThrow();
  const teams = {
    home: { name: row.home, kind: row.home_kind, grammar: parseNameGrammar(row.home_grammar) },
    away: { name: row.away, kind: row.away_kind, grammar: parseNameGrammar(row.away_grammar) },
  };
  const describe = (event: LedgerEvent | undefined) =>
    event ? describeMoment(event, describeEvent(event, teams)) : '';
  const changed = entries.find((entry) => entry.action !== 'add');
  // A retracted event that is restored was not there before.
  const before = changed && current.find((event) => event.id === changed.eventId)?.event;
  return {
    before: changed ? { event: describe(before) } : null,
    after: {
      event: describe(entries.find((entry) => entry.action !== 'retract')?.event),
      ...(changed?.reason ? { reason: changed.reason } : {}),
    },
  };
}

/** A correction of the clock changes only the moment of a mark. */
function describeMoment(event: LedgerEvent, text: string): string {
  return 'mark' in event ? `${text} (${formatTime(event.at)})` : text;
}
