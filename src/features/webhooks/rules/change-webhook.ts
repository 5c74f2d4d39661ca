import { sql } from 'kysely';
import { DAY } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound, type Problem } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { isAllowedHost } from '#platform/outbound/fetch-outbound.ts';
import { parseTyped, type TypedFields } from '#platform/records/record.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange, refuseProblems } from '#platform/records/rules/write-record.ts';
import { type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { getWebhook, toWebhook, type Webhook, webhookRecord } from './webhook.ts';
import { createWebhookSecret } from './webhook-secret.ts';

/** Every event is sent to each of them. */
export const MAX_WEBHOOKS = 20;

interface TypedWebhook {
  typed: TypedFields;
  /** The only hosts that the operator allows. Empty or absent: every host. */
  hosts?: readonly string[];
}

function listHostProblems(address: string, hosts: readonly string[] | undefined): Problem[] {
  const url = URL.parse(address);
  return url === null || isAllowedHost(url, hosts) ? [] : [{ field: 'url', code: 'webhook.host' }];
}

/**
 * Prevents other changes of webhooks until the transaction ends, so that two at once do not add the same one. Call it before the
 * transaction locks any row. SQLite has only one writer.
 */
async function lockWebhooks(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`lock table webhook in share row exclusive mode`.execute(tx);
}

/** @throws Conflict 'webhook.exists' when another webhook sends one of these events to the address: it would arrive twice. */
async function refuseTwice(
  tx: Db,
  { id, url, events }: Pick<Webhook, 'id' | 'url'> & { events: readonly string[] },
) {
  const rows = await tx.selectFrom('webhook').selectAll().where('id', '!=', id).execute();
  const isTwice = rows
    .map(toWebhook)
    .some(
      (one) =>
        URL.parse(one.url)?.href === URL.parse(url)?.href &&
        one.events.some((event) => events.includes(event)),
    );
  if (isTwice) throw new Conflict('webhook.exists', 'Another webhook has this address', { field: 'url' });
}

/**
 * Creates a webhook, once for each `id`. Its secret is returned here and never again. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'webhook.tooMany' 'webhook.exists' 'form.sentBefore'
 */
export async function createWebhook(
  db: Db,
  { actor, typed, hosts, now, newId, id = newId() }: Change & { id?: string } & TypedWebhook,
): Promise<{ id: string; secret: string }> {
  requireRole(actor, 'admin');
  const { values, problems } = parseTyped(webhookRecord, typed);
  const { url, events } = values;
  refuseProblems([...problems, ...listHostProblems(url, hosts)]);
  await createOnce(db, 'webhook', { id, url, events: JSON.stringify(events) }, async (tx) => {
    await lockWebhooks(tx);
    const { count } = await tx
      .selectFrom('webhook')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_WEBHOOKS) throw new Conflict('webhook.tooMany', 'There are too many webhooks');
    await refuseTwice(tx, { id, url, events });
    await tx
      .insertInto('webhook')
      .values({
        id,
        url,
        events: JSON.stringify(events),
        status: 'on',
        version: 1,
        secret: createWebhookSecret(newId),
        previous_secret: null,
        previous_until: null,
        failing_since: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await recordAudit(tx, { actor, now, newId }, 'webhook.create', id, {
      after: { url, events, status: 'on', version: 1 },
    });
  });
  return db.selectFrom('webhook').select(['id', 'secret']).where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Changes a webhook, or switches it on or off. Nothing is written when nothing changes. For admins.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'webhook.exists', or 'record.conflict' when it has been changed since `version`.
 */
export async function updateWebhook(
  db: Db,
  { typed, hosts, version, ...change }: SubjectChange & TypedWebhook & { version: number },
): Promise<void> {
  const { actor, id, now } = change;
  requireRole(actor, 'admin');
  const { values, problems } = parseTyped(webhookRecord, typed);
  const { url, events, isOn } = values;
  // One whose host is not allowed any more can still be switched off.
  refuseProblems([...problems, ...(isOn ? listHostProblems(url, hosts) : [])]);
  await inTransaction(db, async (tx) => {
    await lockWebhooks(tx);
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
    // One that was added twice can still be switched off.
    if (isOn) await refuseTwice(tx, { id, url, events });
    await tx
      .updateTable('webhook')
      .set({ url, events: JSON.stringify(events), status, failing_since: failingSince })
      .set({ version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, change, 'webhook.update', id, {
      before: { ...before, version },
      after: { ...after, version: version + 1 },
    });
  });
}

/** How long messages are signed with both secrets, so that the recipient can change its own. */
const OVERLAP_MS = DAY;

/** Gives a webhook a new secret, which is returned here and never again. For admins. @throws Forbidden, NotFound */
export async function rotateWebhookSecret(
  db: Db,
  { actor, id, now, newId }: SubjectChange,
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
    await recordAudit(tx, { actor, now, newId }, 'webhook.rotate', id);
  });
  return { secret };
}

/** Deletes a webhook. What is queued for it is skipped. For admins. @throws Forbidden, NotFound */
export async function deleteWebhook(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const { url, events, status, version } = await getWebhook(tx, { id });
    await tx.deleteFrom('webhook').where('id', '=', id).execute();
    await recordAudit(tx, { actor, now, newId }, 'webhook.delete', id, {
      before: { url, events, status, version },
    });
  });
}

/** A webhook that has failed for this time is switched off. */
const MAX_FAILING_MS = 3 * DAY;

/** `gone`: the recipient wants no more messages (status 410). */
type WebhookResult = 'arrived' | 'failed' | 'gone';

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
    await recordAudit(tx, { actor: null, now, newId }, 'webhook.fail', id, {
      before: { status: 'on', version: failed.version - 1 },
      after: { status: 'failed', version: failed.version },
    });
  });
}
