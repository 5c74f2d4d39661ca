import { HOUR } from '#az/format/durations.ts';
import { getSiteSettings } from '#features/settings/rules/stored-settings.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { type AttemptLimit, requireAttempt } from '#platform/limits/reserve-attempt.ts';
import type { Commenter } from './commenter.ts';
import { selectPublicComments } from './list-comments.ts';
import { requireNotBanned } from './moderation/bans.ts';
import { reportReasons } from './report-reasons.ts';

/** Reports of one network. */
const limit: AttemptLimit = { kind: 'comment report', maxAttempts: 20, windowMs: HOUR };

/**
 * Reports a public comment. A second report of one browser or network counts once. With enough reports the comment is hidden
 * and goes back into the queue; after its approval the count begins again.
 * @throws InvalidInput, NotFound, or Conflict 'comment.banned', 'rate.tooMany'.
 */
export async function reportComment(
  db: Db,
  input: Commenter & { id: string; reason: string; now: number },
): Promise<void> {
  const { id, commenterHash, networkHash, now } = input;
  const reason = reportReasons.find((known) => known === input.reason);
  if (!reason) throw new InvalidInput([{ field: 'reason', code: 'comment.reasonRequired' }]);
  await requireNotBanned(db, input);
  await requireAttempt(db, { ...limit, subject: `report ${networkHash}`, now });
  const { commentReports } = await getSiteSettings(db);
  await inTransaction(db, async (tx) => {
    const comment = await selectPublicComments(tx)
      .select('comment.article_id')
      .where('comment.id', '=', id)
      .executeTakeFirstOrThrow(() => new NotFound('The comment is not public'));
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('comment_report')
      .values({
        comment_id: id,
        article_id: comment.article_id,
        reason,
        created_at: now,
        commenter_hash: commenterHash,
        network_hash: networkHash,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    await tx
      .updateTable('comment')
      .set((eb) => ({ report_count: eb('report_count', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('comment')
      .set((eb) => ({ status: 'reported', decided_from: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'approved')
      .where('report_count', '>=', commentReports)
      .execute();
  });
}
