import { recordAudit } from '#platform/audit/record-audit.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import type { CommentStatus } from '../../tables.ts';

export type Decision = 'approved' | 'rejected';

/** A comment in the version that the moderator saw. */
export interface SeenComment {
  id: string;
  version: number;
}

/** A comment that was left as it is. */
export interface DecisionRefusal {
  /** The name of its writer; empty when the comment is gone. */
  name: string;
  code: 'comment.gone' | 'comment.decided' | 'comment.edited';
  /** The moderator who has decided. */
  by: string | null;
}

export interface DecisionResult {
  /** With the new version, for undo. */
  done: SeenComment[];
  refused: DecisionRefusal[];
}

const MAX_AT_ONCE = 100;

/**
 * Approves or rejects comments. A comment that another moderator has decided or its writer has changed since it was read is
 * left as it is. For moderators.
 * @throws Forbidden, InvalidInput.
 */
export async function decideComments(
  db: Db,
  { comments, decision, ...change }: Change & { comments: readonly SeenComment[]; decision: Decision },
): Promise<DecisionResult> {
  const { actor } = change;
  requireRole(actor, 'moderator');
  if (comments.length === 0) throw new InvalidInput([{ field: 'comment', code: 'comment.noneChosen' }]);
  return inTransaction(db, async (tx) => {
    const seen = new Map(comments.slice(0, MAX_AT_ONCE).map(({ id, version }) => [id, version]));
    const rows = await lockComments(tx, [...seen.keys()]);
    const result: DecisionResult = { done: [], refused: [] };
    for (const [id, version] of seen) {
      const row = rows.find((one) => one.id === id);
      if (!row) result.refused.push({ name: '', code: 'comment.gone', by: null });
      else if (row.version !== version) result.refused.push(refuse(row));
      else if (row.status !== decision) {
        await changeStatus(tx, change, row, {
          action: `comment.${decision}`,
          status: decision,
          decided_from: row.status,
          decided_by: actor.id,
          decided_by_name: actor.name,
          ...(decision === 'approved' && { report_count: 0 }),
        });
        result.done.push({ id, version: version + 1 });
      }
    }
    return result;
  });
}

/** Gives a comment another status, and a new version. */
async function changeStatus(
  tx: Db,
  change: Change,
  { id, version, status, name, article_id }: LockedComment,
  { action, ...set }: Partial<LockedComment> & { action: string; status: CommentStatus },
): Promise<void> {
  await tx
    .updateTable('comment')
    .set({ ...set, decided_at: change.now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, change, action, id, {
    before: { commentStatus: status },
    after: { commentStatus: set.status, name, articleId: article_id },
  });
}

/** Locks comments in the order of their ids and reads them. */
async function lockComments(tx: Db, ids: readonly string[]) {
  const comments = tx.selectFrom('comment').selectAll().where('id', 'in', ids).orderBy('id');
  return (engineOf(tx) === 'postgres' ? comments.forUpdate() : comments).execute();
}

type LockedComment = Awaited<ReturnType<typeof lockComments>>[number];

/** An edit clears `decided_from`. An undone decision clears it too, and the moderator stays named. */
function refuse(row: LockedComment): DecisionRefusal {
  const isDecided = row.decided_from !== null || row.edited_at === null;
  return {
    name: row.name,
    code: isDecided ? 'comment.decided' : 'comment.edited',
    by: isDecided ? row.decided_by_name : null,
  };
}

/**
 * Gives comments the status before the actor's last decision. Comments that have changed since then are left as they are.
 * Returns how many were restored. For moderators.
 * @throws Forbidden.
 */
export async function undoDecisions(
  db: Db,
  { comments, ...change }: Change & { comments: readonly SeenComment[] },
): Promise<{ undone: number }> {
  const { actor } = change;
  requireRole(actor, 'moderator');
  if (comments.length === 0) return { undone: 0 };
  return inTransaction(db, async (tx) => {
    const versions = new Map(comments.map(({ id, version }) => [id, version]));
    const rows = await lockComments(tx, [...versions.keys()]);
    let undone = 0;
    for (const row of rows) {
      const isOwn = row.decided_by === actor.id && versions.get(row.id) === row.version;
      if (!isOwn || row.decided_from === null) continue;
      const set = { status: row.decided_from, decided_from: null };
      await changeStatus(tx, change, row, { action: 'comment.undone', ...set });
      undone += 1;
    }
    return { undone };
  });
}
