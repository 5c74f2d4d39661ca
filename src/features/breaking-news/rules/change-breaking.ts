import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange } from '#platform/records/rules/write-record.ts';
import { type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { type BreakingItem, getBreakingState, toBreakingItem } from './breaking-entry.ts';
import { type BreakingInput, parseBreakingInput } from './breaking-input.ts';
import { type BreakingValues, breakingRecord } from './breaking-record.ts';

/**
 * Creates a breaking entry, once for each `id`. An entry that starts now is on the reader pages after the commit. For editors.
 * @throws Forbidden, InvalidInput 'breaking.…', Conflict 'form.sentBefore'.
 */
export async function createBreaking(
  db: Db,
  { actor, entry, now, newId, id = newId() }: Change & { id?: string; entry: BreakingInput },
): Promise<{ id: string }> {
  requireRole(actor, 'editor');
  const { text, address, level, startsAt, endsAt, isQuiet } = parseBreakingInput(entry, { now });
  await createOnce(db, 'breaking_entry', { id, text, address, level }, async (tx) => {
    await tx
      .insertInto('breaking_entry')
      .values({
        id,
        text,
        address,
        level,
        starts_at: startsAt,
        ends_at: endsAt,
        ended_at: null,
        shown: startsAt <= now ? 1 : 0,
        version: 1,
        created_at: now,
        updated_at: now,
        is_quiet: isQuiet ? 1 : 0,
        created_by: actor.id,
        created_by_name: actor.name,
      })
      .execute();
    await recordAudit(tx, { actor, now, newId }, 'breaking.create', id, {
      after: { text, address, level, startsAt, endsAt, isQuiet, version: 1 },
    });
    if (startsAt <= now)
      await queueOutboxEvent(tx, { type: 'breaking.shown', subjectId: id, detail: {}, now, newId });
  });
  return { id };
}

interface BreakingChange extends SubjectChange {
  entry: BreakingInput;
  /** The version that the change is based on. */
  version: number;
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
    await recordAudit(tx, { actor, now, newId }, 'breaking.update', id, {
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

/** @throws NotFound */
export async function getBreaking(db: Db, { id }: { id: string }): Promise<BreakingItem> {
  const row = await db.selectFrom('breaking_entry').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No breaking entry ${id}`);
  return toBreakingItem(row);
}

/** The fields of the form. The audit log records them, with the version. */
export function toBreakingValues(item: BreakingItem): BreakingValues {
  const { text, address, level, startsAt, endsAt, isQuiet } = item;
  return { text, address, level, startsAt, endsAt, isQuiet };
}

/**
 * Ends an entry now, also before its start. Does nothing when the entry has already ended. For editors.
 * @throws Forbidden.
 */
export async function endBreaking(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('breaking_entry')
      .set((eb) => ({ ended_at: now, shown: 0, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['text', 'starts_at', 'version'])
      .executeTakeFirst();
    if (!ended) return;
    await recordAudit(tx, { actor, now, newId }, 'breaking.end', id, {
      before: { text: ended.text, version: ended.version - 1 },
      after: { endedAt: now, version: ended.version },
    });
    if (ended.starts_at <= now)
      await queueOutboxEvent(tx, { type: 'breaking.ended', subjectId: id, detail: {}, now, newId });
  });
}
