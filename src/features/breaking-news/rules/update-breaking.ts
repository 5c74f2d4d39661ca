import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange, recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type BreakingItem, getBreakingState } from './breaking-entry.ts';
import { type BreakingInput, parseBreakingInput } from './breaking-input.ts';
import { type BreakingValues, breakingRecord } from './breaking-record.ts';
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
 * Changes an entry that has not ended. Nothing is written when nothing changes. For editors.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'breaking.ended' or 'record.conflict'.
 */
export async function updateBreaking(db: Db, change: BreakingChange): Promise<void> {
  const { actor, id, version, now, newId } = change;
  requireRole(actor, 'editor');
  const after = parseBreakingInput(change.entry, { now });
  const { text, address, level, startsAt, endsAt, isQuiet } = after;
  await inTransaction(db, async (tx) => {
    await lockRecordRow(tx, breakingRecord, id);
    const before = await getBreaking(tx, { id });
    if (getBreakingState(before, now) === 'past') throw new Conflict('breaking.ended', 'The entry is over');
    const old = toBreakingValues(before);
    if (!decideChange(breakingRecord, { before: old, after, version, current: before.version })) return;
    await tx
      .updateTable('breaking_entry')
      .set({ text, address, level, starts_at: startsAt, ends_at: endsAt, updated_at: now })
      .set({ version: version + 1, is_quiet: isQuiet ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, breakingRecord, {
      ...{ id, actor, action: 'update', now, newId },
      before: { ...old, version },
      after: { ...after, version: version + 1 },
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

/** The fields of the form. The audit log records them, with the version. */
export function toBreakingValues(item: BreakingItem): BreakingValues {
  const { text, address, level, startsAt, endsAt, isQuiet } = item;
  return { text, address, level, startsAt, endsAt, isQuiet };
}
