import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { appendEntries, type NewEntry } from './append-entries.ts';
import type { MatchState } from './derive-match.ts';
import { describeEntries } from './describe-entries.ts';
import type { LedgerEvent, TimedEvent } from './ledger-event.ts';
import { lockFixture } from './lock-fixture.ts';

interface DeskWrite {
  actor: Actor;
  fixtureId: string;
  /** The id of the entry. It comes from the operator's browser: an entry that is sent twice is written once. */
  id: string;
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/** Adds an event at the match desk. For editors. @throws as `appendEntries`, and Forbidden. */
export function recordEvent(db: Db, input: DeskWrite & { event: LedgerEvent }): Promise<MatchState> {
  return writeAtDesk(db, input, [{ id: input.id, action: 'add', event: input.event }]);
}

/** Changes an event: another scorer, another minute. Restores it when it has been retracted. For editors. */
export function correctEvent(
  db: Db,
  input: DeskWrite & { eventId: string; event: LedgerEvent; reason?: string },
): Promise<MatchState> {
  const { id, eventId, event, reason } = input;
  return writeAtDesk(db, input, [{ id, action: 'correct', eventId, event, reason }]);
}

/** Takes an event back, with the reason. For editors. @throws InvalidInput without a reason. */
export async function retractEvent(
  db: Db,
  input: DeskWrite & { eventId: string; reason: string },
): Promise<MatchState> {
  const { id, eventId } = input;
  const reason = input.reason.trim();
  if (!reason) throw new InvalidInput([{ field: 'reason', code: 'match.reasonRequired' }]);
  return writeAtDesk(db, input, [{ id, action: 'retract', eventId, reason }]);
}

/** Takes a goal back after a VAR check, and tells it as an event of its own. For editors. */
export function cancelGoalByVar(
  db: Db,
  input: DeskWrite & {
    eventId: string;
    at: Pick<TimedEvent, 'minute' | 'added'>;
    side: 'home' | 'away';
    note: string;
  },
): Promise<MatchState> {
  const { id, eventId, at, side, note } = input;
  return writeAtDesk(db, input, [
    { id: `${id}-goal`, action: 'retract', eventId, reason: note || 'VAR' },
    { id, action: 'add', event: { type: 'var', side, decision: 'goalCancelled', note, ...at } },
  ]);
}

function writeAtDesk(db: Db, input: DeskWrite, entries: readonly NewEntry[]): Promise<MatchState> {
  const { actor, fixtureId, now, newId } = input;
  requireRole(actor, 'editor');
  return inTransaction(db, async (tx) => {
    await lockFixture(tx, fixtureId);
    const isRepeated = await isWritten(tx, entries);
    const described = await describeEntries(tx, { fixtureId, entries });
    const state = await appendEntries(tx, { fixtureId, entries, source: 'desk', staffId: actor.id, now });
    if (isRepeated) return state;
    await recordAudit(tx, {
      ...{ actor, action: 'match.events', subjectType: 'match', subjectId: fixtureId, now, newId },
      ...described,
    });
    return state;
  });
}

/** Whether the entries have been sent before. */
async function isWritten(tx: Db, entries: readonly NewEntry[]): Promise<boolean> {
  const ids = entries.map(({ id }) => id);
  const known = await tx.selectFrom('ledger_entry').select('id').where('id', 'in', ids).execute();
  return known.length === ids.length;
}
