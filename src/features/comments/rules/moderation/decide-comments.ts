import { recordAudit } from '#platform/audit/record-audit.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

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
  input: { actor: Actor; comments: readonly SeenComment[]; decision: Decision; now: number; newId: NewId },
): Promise<DecisionResult> {
  const { actor, comments, decision, now, newId } = input;
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
        await tx
          .updateTable('comment')
          .set({
            ...{ status: decision, decided_from: row.status, version: version + 1 },
            ...{ decided_at: now, decided_by: actor.id, decided_by_name: actor.name },
            ...(decision === 'approved' && { report_count: 0 }),
          })
          .where('id', '=', id)
          .execute();
        result.done.push({ id, version: version + 1 });
        await recordAudit(tx, {
          ...{ actor, action: `comment.${decision}`, subjectType: 'comment', subjectId: id, now, newId },
          before: { commentStatus: row.status },
          after: { commentStatus: decision, name: row.name, articleId: row.article_id },
        });
      }
    }
    return result;
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
