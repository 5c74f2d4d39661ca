import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { parseTyped, type TypedFields } from '#platform/records/record.ts';
import { recordChange, refuseProblems } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { webhookRecord } from './webhook-record.ts';
import { createWebhookSecret } from './webhook-secret.ts';

/** Every event is sent to each of them. */
export const MAX_WEBHOOKS = 20;

/**
 * Creates a webhook. Its secret is returned here and never again. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'webhook.tooMany'
 */
export async function createWebhook(
  db: Db,
  { actor, typed, now, newId }: { actor: Actor; typed: TypedFields; now: number; newId: NewId },
): Promise<{ id: string; secret: string }> {
  requireRole(actor, 'admin');
  const { values, problems } = parseTyped(webhookRecord, typed);
  refuseProblems(problems);
  const { url, events } = values;
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
    await recordChange(tx, webhookRecord, {
      ...{ id, actor, action: 'create', now, newId },
      before: null,
      after: { url, events, status: 'on', version: 1 },
    });
  });
  return { id, secret };
}
