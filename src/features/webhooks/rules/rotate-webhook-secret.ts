import { DAY } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { createWebhookSecret } from './webhook-secret.ts';

/** How long messages are signed with both secrets, so that the recipient can change its own. */
const OVERLAP_MS = DAY;

/** Gives a webhook a new secret, which is returned here and never again. For admins. @throws Forbidden, NotFound */
export async function rotateWebhookSecret(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<{ secret: string }> {
  requireRole(actor, 'admin');
  const secret = createWebhookSecret(newId);
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook')
      .set((eb) => ({ previous_secret: eb.ref('secret'), previous_until: now + OVERLAP_MS, secret }))
      .set({ updated_at: now })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new NotFound(`No webhook has the id ${id}`);
    await recordAudit(tx, {
      ...{ actor, action: 'webhook.rotate', subjectType: 'webhook', subjectId: id, now, newId },
      before: null,
      after: null,
    });
  });
  return { secret };
}
