import { DAY } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';

/** A webhook that has failed for this time is switched off. */
const MAX_FAILING_MS = 3 * DAY;

/** `gone`: the recipient wants no more messages (status 410). */
export type WebhookResult = 'arrived' | 'failed' | 'gone';

/**
 * Remembers since when a webhook has been failing, and switches it off after three days or when it is gone. The audit log
 * says so.
 */
export async function recordWebhookResult(
  db: Db,
  { id, result, now, newId }: { id: string; result: WebhookResult; now: number; newId: NewId },
): Promise<void> {
  if (result === 'arrived') {
    await db
      .updateTable('webhook')
      .set({ failing_since: null })
      .where('id', '=', id)
      .where('failing_since', 'is not', null)
      .execute();
    return;
  }
  await db
    .updateTable('webhook')
    .set({ failing_since: now })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute();
  const failedBefore = result === 'gone' ? now : now - MAX_FAILING_MS;
  await inTransaction(db, async (tx) => {
    const failed = await tx
      .updateTable('webhook')
      .set((eb) => ({ status: 'failed', updated_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'on')
      .where('failing_since', '<=', failedBefore)
      .returning('version')
      .executeTakeFirst();
    if (!failed) return;
    await recordAudit(tx, {
      ...{ actor: null, action: 'webhook.fail', subjectType: 'webhook', subjectId: id, now, newId },
      before: { status: 'on', version: failed.version - 1 },
      after: { status: 'failed', version: failed.version },
    });
  });
}
