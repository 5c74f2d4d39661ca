import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { toWebhook, type Webhook } from './webhook.ts';

/** @throws NotFound */
export async function getWebhook(db: Db, { id }: { id: string }): Promise<Webhook> {
  const row = await db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No webhook has the id ${id}`);
  return toWebhook(row);
}
