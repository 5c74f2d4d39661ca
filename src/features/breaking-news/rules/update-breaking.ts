import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getBreakingState } from './breaking-entry.ts';
import { type BreakingInput, parseBreakingInput } from './breaking-input.ts';
import { getBreaking } from './get-breaking.ts';

export interface BreakingChange {
  actor: Actor;
  id: string;
  entry: BreakingInput;
  /** The version that the change is based on. */
  version: number;
  now: number;
  newId: NewId;
}

/**
 * Changes an entry that has not ended. For editors.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'breaking.ended' or 'breaking.conflict'.
 */
export async function updateBreaking(db: Db, change: BreakingChange): Promise<void> {
  const { actor, id, version, now, newId } = change;
  requireRole(actor, 'editor');
  const { text, address, level, startsAt, endsAt, isQuiet } = parseBreakingInput(change.entry, { now });
  await inTransaction(db, async (tx) => {
    const before = await getBreaking(tx, { id });
    if (getBreakingState(before, now) === 'past') throw new Conflict('breaking.ended', 'The entry is over');
    const { numUpdatedRows } = await tx
      .updateTable('breaking_entry')
      .set({ text, address, level, starts_at: startsAt, ends_at: endsAt, updated_at: now })
      .set({ version: version + 1, is_quiet: isQuiet ? 1 : 0 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Conflict('breaking.conflict', 'Somebody else has changed the entry');
    await recordAudit(tx, {
      ...{ actor, action: 'breaking.update', subjectType: 'breaking', subjectId: id, now, newId },
      before: pickFields(before),
      after: { text, address, level, startsAt, endsAt },
    });
    const shown = startsAt <= now ? 1 : 0;
    const moved = await tx
      .updateTable('breaking_entry')
      .set({ shown })
      .where('id', '=', id)
      .where('shown', '<>', shown)
      .executeTakeFirst();
    const type = shown ? 'breaking.shown' : 'breaking.ended';
    // Readers are told of the level `breaking` only, and have not been told of this entry.
    const wasTold = before.level === 'breaking' && !before.isQuiet;
    const isRaised = shown === 1 && level === 'breaking' && !isQuiet && !wasTold;
    if (moved.numUpdatedRows > 0n || isRaised)
      await queueOutboxEvent(tx, { type, subjectId: id, detail: {}, now, newId });
  });
}

function pickFields({ text, address, level, startsAt, endsAt }: BreakingInput): BreakingInput {
  return { text, address, level, startsAt, endsAt };
}
