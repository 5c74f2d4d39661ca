import { isDeepStrictEqual } from 'node:util';
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
 * match operators. @throws NotFound, InvalidInput
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
  requireRole(actor, 'operator');
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

/**
 * Changes a post. Nothing is written when nothing changes, also for an old version: the console sends an entry again when it got
 * no answer. For match operators. @throws NotFound, InvalidInput, Conflict 'commentary.conflict'.
 */
export function updateCommentaryPost(
  db: Db,
  { post, ...change }: CommentaryChange & { post: CommentaryInput },
): Promise<void> {
  return changePost(db, { ...change, post });
}

/**
 * Deletes a post. Its row stays, with the time. Deleting it again does nothing. For match operators.
 * @throws NotFound, Conflict 'commentary.conflict'.
 */
export function deleteCommentaryPost(db: Db, change: CommentaryChange): Promise<void> {
  return changePost(db, { ...change, post: null });
}

/** Changes a post, or deletes it without `post`. */
async function changePost(
  db: Db,
  { id, version, post, ...change }: CommentaryChange & { post: CommentaryInput | null },
): Promise<void> {
  const { actor, fixtureId, now } = change;
  requireRole(actor, 'operator');
  const columns = post && toCommentaryColumns(post);
  await inTransaction(db, async (tx) => {
    const { sample } = await lockFixture(tx, fixtureId);
    const notFound = () => new NotFound(`The match has no post ${id}`);
    const {
      version: current,
      deleted_at,
      ...before
    } = await tx
      .selectFrom('commentary_post')
      .select(['text', 'minute', 'added', 'is_key', 'is_pinned', 'version', 'deleted_at'])
      .where('id', '=', id)
      .where('fixture_id', '=', fixtureId)
      .executeTakeFirstOrThrow(notFound);
    if (deleted_at !== null) {
      if (columns) throw notFound();
      return;
    }
    if (isDeepStrictEqual(before, columns)) return;
    if (version !== current) throw new Conflict('commentary.conflict', 'The post has been changed');
    await tx
      .updateTable('commentary_post')
      .set({ ...(columns ?? { deleted_at: now }), version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordPost(tx, change, columns ? 'commentary.update' : 'commentary.delete', {
      sample,
      before: { post: before.text },
      after: columns ? { post: columns.text } : undefined,
    });
  });
}
