import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/** Lifts a ban. Does nothing when another moderator has lifted it. For moderators. @throws Forbidden. */
export async function liftBan(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'moderator');
  await inTransaction(db, async (tx) => {
    const ban = await tx
      .deleteFrom('comment_ban')
      .where('id', '=', id)
      .returning(['name', 'reason', 'expires_at'])
      .executeTakeFirst();
    if (!ban) return;
    await recordAudit(tx, {
      ...{ actor, action: 'commentBan.lift', subjectType: 'commentBan', subjectId: id, now, newId },
      before: { name: ban.name, reason: ban.reason, expiresAt: ban.expires_at },
      after: null,
    });
  });
}
