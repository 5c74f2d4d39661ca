import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockComments, type SeenComment } from './decide-comments.ts';

/**
 * Gives comments the status before the actor's last decision. Comments that have changed since then are left as they are.
 * Returns how many were restored. For moderators.
 * @throws Forbidden.
 */
export async function undoDecisions(
  db: Db,
  input: { actor: Actor; comments: readonly SeenComment[]; now: number; newId: NewId },
): Promise<{ undone: number }> {
  const { actor, comments, now, newId } = input;
  requireRole(actor, 'moderator');
  if (comments.length === 0) return { undone: 0 };
  return inTransaction(db, async (tx) => {
    const versions = new Map(comments.map(({ id, version }) => [id, version]));
    const rows = await lockComments(tx, [...versions.keys()]);
    let undone = 0;
    for (const row of rows) {
      const isOwn = row.decided_by === actor.id && versions.get(row.id) === row.version;
      if (!isOwn || row.decided_from === null) continue;
      await tx
        .updateTable('comment')
        .set({ status: row.decided_from, decided_from: null, decided_at: now, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
      undone += 1;
      await recordAudit(tx, {
        ...{ actor, action: 'comment.undone', subjectType: 'comment', subjectId: row.id, now, newId },
        before: { commentStatus: row.status },
        after: { commentStatus: row.decided_from, name: row.name, articleId: row.article_id },
      });
    }
    return { undone };
  });
}
