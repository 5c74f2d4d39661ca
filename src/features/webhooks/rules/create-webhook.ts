import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { parseWebhookInput, type WebhookInput } from './webhook-input.ts';
import { createWebhookSecret } from './webhook-secret.ts';

/** Every event is sent to each of them. */
export const MAX_WEBHOOKS = 20;

/**
 * Creates a webhook. Its secret is returned here and never again. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'webhook.tooMany'
 */
export async function createWebhook(
  db: Db,
  { actor, webhook, now, newId }: { actor: Actor; webhook: WebhookInput; now: number; newId: NewId },
): Promise<{ id: string; secret: string }> {
  requireRole(actor, 'admin');
  const { url, events } = parseWebhookInput(webhook);
  const [id, secret] = [newId(), createWebhookSecret(newId)];
  await inTransaction(db, async (tx) => {
    const { count } = await tx
      .selectFrom('webhook')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_WEBHOOKS) throw new Conflict('webhook.tooMany', 'There are too many webhooks');
    await tx
      .insertInto('webhook')
      .values({
        ...{ id, url, events: JSON.stringify(events), status: 'on', version: 1 },
        ...{ secret, previous_secret: null, previous_until: null, failing_since: null },
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'webhook.create', subjectType: 'webhook', subjectId: id, now, newId },
      before: null,
      after: { url, events, status: 'on' },
    });
  });
  return { id, secret };
}
