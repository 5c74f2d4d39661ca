import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type BreakingInput, parseBreakingInput } from './breaking-input.ts';
import { breakingRecord } from './breaking-record.ts';

/**
 * Creates a breaking entry. An entry that starts now is on the reader pages after the commit. For editors.
 * @throws Forbidden, InvalidInput 'breaking.…'.
 */
export async function createBreaking(
  db: Db,
  { actor, entry, now, newId }: { actor: Actor; entry: BreakingInput; now: number; newId: NewId },
): Promise<{ id: string }> {
  requireRole(actor, 'editor');
  const { text, address, level, startsAt, endsAt, isQuiet } = parseBreakingInput(entry, { now });
  const id = newId();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('breaking_entry')
      .values({
        ...{ id, text, address, level, starts_at: startsAt, ends_at: endsAt, ended_at: null },
        ...{ shown: startsAt <= now ? 1 : 0, version: 1, created_at: now, updated_at: now },
        ...{ is_quiet: isQuiet ? 1 : 0, created_by: actor.id, created_by_name: actor.name },
      })
      .execute();
    await recordChange(tx, breakingRecord, {
      ...{ id, actor, action: 'create', now, newId },
      before: null,
      after: { text, address, level, startsAt, endsAt, isQuiet, version: 1 },
    });
    if (startsAt <= now)
      await queueOutboxEvent(tx, { type: 'breaking.shown', subjectId: id, detail: {}, now, newId });
  });
  return { id };
}
