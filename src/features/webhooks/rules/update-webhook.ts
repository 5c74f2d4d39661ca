import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getWebhook } from './get-webhook.ts';
import { parseWebhookInput, type WebhookInput } from './webhook-input.ts';

export interface WebhookChange {
  actor: Actor;
  id: string;
  webhook: WebhookInput & { isOn: boolean };
  /** The version that the change is based on. */
  version: number;
  now: number;
  newId: NewId;
}

/**
 * Changes a webhook, or switches it on or off. For admins.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'webhook.conflict'
 */
export async function updateWebhook(
  db: Db,
  { actor, id, webhook, version, now, newId }: WebhookChange,
): Promise<void> {
  requireRole(actor, 'admin');
  const { url, events } = parseWebhookInput(webhook);
  await inTransaction(db, async (tx) => {
    const before = await getWebhook(tx, { id });
    // A webhook that has failed stays so until somebody switches it on.
    const status = webhook.isOn ? 'on' : before.status === 'failed' ? 'failed' : 'off';
    const { numUpdatedRows } = await tx
      .updateTable('webhook')
      .set({ url, events: JSON.stringify(events), status, version: version + 1, updated_at: now })
      .$if(webhook.isOn, (query) => query.set({ failing_since: null }))
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new Conflict('webhook.conflict', 'Somebody else has changed the webhook');
    await recordAudit(tx, {
      ...{ actor, action: 'webhook.update', subjectType: 'webhook', subjectId: id, now, newId },
      before: { url: before.url, events: before.events, status: before.status },
      after: { url, events, status },
    });
  });
}
