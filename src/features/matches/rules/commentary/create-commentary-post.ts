import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockFixture } from '../ledger/lock-fixture.ts';
import { type CommentaryInput, toCommentaryColumns } from './commentary-input.ts';

/**
 * Adds a post to the commentary of a match. The id comes from the browser: a post that is sent twice is written once. For
 * editors. @throws NotFound, InvalidInput
 */
export async function createCommentaryPost(
  db: Db,
  input: {
    actor: Actor;
    fixtureId: string;
    id: string;
    post: CommentaryInput;
    /** The event that the post tells about. */
    eventId: string | null;
    now: number;
    newId: NewId;
  },
): Promise<void> {
  const { actor, fixtureId, id, post, eventId, now, newId } = input;
  requireRole(actor, 'editor');
  const columns = toCommentaryColumns(post);
  await inTransaction(db, async (tx) => {
    const { sample } = await lockFixture(tx, fixtureId);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('commentary_post')
      .values({
        ...{ id, fixture_id: fixtureId, ...columns, event_id: eventId },
        ...{ author_id: actor.id, author_name: actor.name, version: 1 },
        ...{ created_at: now, updated_at: now, deleted_at: null },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await recordAudit(tx, {
      ...{ actor, action: 'commentary.create', subjectType: 'match', subjectId: fixtureId, now, newId },
      before: null,
      after: { post: columns.text },
    });
    if (!sample)
      await queueOutboxEvent(tx, {
        type: 'commentary.changed',
        subjectId: fixtureId,
        detail: {},
        now,
        newId,
      });
  });
}
