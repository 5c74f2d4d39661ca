import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getWebhook } from './get-webhook.ts';

/** Deletes a webhook. What is queued for it is skipped. For admins. @throws Forbidden, NotFound */
export async function deleteWebhook(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const { url, events, status } = await getWebhook(tx, { id });
    await tx.deleteFrom('webhook').where('id', '=', id).execute();
    await recordAudit(tx, {
      ...{ actor, action: 'webhook.delete', subjectType: 'webhook', subjectId: id, now, newId },
      before: { url, events, status },
      after: null,
    });
  });
}
