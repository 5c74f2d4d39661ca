import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockFixture } from '../ledger/lock-fixture.ts';
import { type CommentaryInput, toCommentaryColumns } from './commentary-input.ts';

interface CommentaryChange {
  actor: Actor;
  fixtureId: string;
  id: string;
  /** The version that the change is based on. */
  version: number;
  now: number;
  newId: NewId;
}

/** Changes a post. For editors. @throws NotFound, InvalidInput, Conflict 'commentary.conflict'. */
export function updateCommentaryPost(
  db: Db,
  { post, ...change }: CommentaryChange & { post: CommentaryInput },
): Promise<void> {
  return changePost(db, change, () => toCommentaryColumns(post));
}

/** Deletes a post. Its row stays, with the time. For editors. @throws as `updateCommentaryPost`. */
export function deleteCommentaryPost(db: Db, change: CommentaryChange): Promise<void> {
  return changePost(db, change, () => ({ deleted_at: change.now }));
}

async function changePost(
  db: Db,
  { actor, fixtureId, id, version, now, newId }: CommentaryChange,
  getColumns: () => ReturnType<typeof toCommentaryColumns> | { deleted_at: number },
): Promise<void> {
  requireRole(actor, 'editor');
  const columns = getColumns();
  await inTransaction(db, async (tx) => {
    const { sample } = await lockFixture(tx, fixtureId);
    const before = await tx
      .selectFrom('commentary_post')
      .select(['text', 'version'])
      .where('id', '=', id)
      .where('fixture_id', '=', fixtureId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!before) throw new NotFound(`The match has no post ${id}`);
    if (before.version !== version) throw new Conflict('commentary.conflict', 'The post has been changed');
    await tx
      .updateTable('commentary_post')
      .set({ ...columns, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    const isDeleted = 'deleted_at' in columns;
    await recordAudit(tx, {
      ...{ actor, action: isDeleted ? 'commentary.delete' : 'commentary.update', now, newId },
      ...{ subjectType: 'match', subjectId: fixtureId, before: { post: before.text } },
      after: isDeleted ? null : { post: columns.text },
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
