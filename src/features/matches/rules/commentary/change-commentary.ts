import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Flag } from '#platform/db/column-types.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { lockFixture } from '../ledger/match-ledger.ts';
import { type CommentaryInput, toCommentaryColumns } from './commentary-input.ts';

/**
 * Adds a post to the commentary of a match. The id comes from the browser: a post that is sent twice is written once. For
 * editors. @throws NotFound, InvalidInput
 */
export async function createCommentaryPost(
  db: Db,
  {
    id,
    post,
    eventId,
    ...change
  }: PostChange & {
    post: CommentaryInput;
    /** The event that the post tells about. */
    eventId: string | null;
  },
): Promise<void> {
  const { actor, fixtureId, now } = change;
  requireRole(actor, 'editor');
  const columns = toCommentaryColumns(post);
  await inTransaction(db, async (tx) => {
    const { sample } = await lockFixture(tx, fixtureId);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('commentary_post')
      .values({
        id,
        fixture_id: fixtureId,
        ...columns,
        event_id: eventId,
        author_id: actor.id,
        author_name: actor.name,
        version: 1,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await recordPost(tx, change, 'commentary.create', { sample, after: { post: columns.text } });
  });
}

interface PostChange extends Change {
  fixtureId: string;
  id: string;
}

interface CommentaryChange extends PostChange {
  /** The version that the change is based on. */
  version: number;
}

async function recordPost(
  tx: Db,
  { actor, fixtureId: subjectId, now, newId }: Omit<PostChange, 'id'>,
  action: string,
  { sample, ...states }: { sample: Flag; before?: object; after?: object | undefined },
): Promise<void> {
  await recordAudit(tx, { actor, now, newId }, action, subjectId, { ...states, subjectType: 'match' });
  if (!sample) await queueOutboxEvent(tx, { type: 'commentary.changed', subjectId, detail: {}, now, newId });
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
  { id, version, ...change }: CommentaryChange,
  getColumns: () => ReturnType<typeof toCommentaryColumns> | { deleted_at: number },
): Promise<void> {
  const { actor, fixtureId, now } = change;
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
      .executeTakeFirstOrThrow(() => new NotFound(`The match has no post ${id}`));
    if (before.version !== version) throw new Conflict('commentary.conflict', 'The post has been changed');
    await tx
      .updateTable('commentary_post')
      .set({ ...columns, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    const isDeleted = 'deleted_at' in columns;
    await recordPost(tx, change, isDeleted ? 'commentary.delete' : 'commentary.update', {
      sample,
      before: { post: before.text },
      after: isDeleted ? undefined : { post: columns.text },
    });
  });
}
