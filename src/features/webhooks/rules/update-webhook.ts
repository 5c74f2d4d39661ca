import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { parseTyped, type TypedFields } from '#platform/records/record.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import {
  decideChange,
  type RecordChange,
  recordChange,
  refuseProblems,
} from '#platform/records/rules/write-record.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { getWebhook } from './get-webhook.ts';
import { webhookRecord } from './webhook-record.ts';

/**
 * Changes a webhook, or switches it on or off. Nothing is written when nothing changes. For admins.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'record.conflict' when it has been changed since `version`.
 */
export async function updateWebhook(
  db: Db,
  { typed, version, ...change }: RecordChange & { typed: TypedFields; version: number },
): Promise<void> {
  const { actor, id, now } = change;
  requireRole(actor, 'admin');
  const { values, problems } = parseTyped(webhookRecord, typed);
  refuseProblems(problems);
  const { url, events, isOn } = values;
  await inTransaction(db, async (tx) => {
    await lockRecordRow(tx, webhookRecord, id);
    const stored = await getWebhook(tx, { id });
    // A webhook that has failed stays so until somebody switches it on.
    const status = isOn ? 'on' : stored.status === 'failed' ? 'failed' : 'off';
    const failingSince = isOn ? null : stored.failingSince;
    const before = { url: stored.url, events: stored.events, status: stored.status };
    const after = { url, events, status };
    const states = {
      before: { ...before, failingSince: stored.failingSince },
      after: { ...after, failingSince },
    };
    if (!decideChange(webhookRecord, { ...states, version, current: stored.version })) return;
    await tx
      .updateTable('webhook')
      .set({ url, events: JSON.stringify(events), status, failing_since: failingSince })
      .set({ version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, webhookRecord, {
      ...{ ...change, action: 'update' },
      before: { ...before, version },
      after: { ...after, version: version + 1 },
    });
  });
}
