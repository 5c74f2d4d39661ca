import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { toWebhook, type Webhook } from './webhook.ts';

/** All webhooks, the oldest first. For admins. @throws Forbidden */
export async function listWebhooks(db: Db, { actor }: { actor: Actor }): Promise<Webhook[]> {
  requireRole(actor, 'admin');
  const rows = await db.selectFrom('webhook').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toWebhook);
}
