import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { formatPageCursor, momentValue, parsePageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';
import { findPing } from '#platform/outbox/ping.ts';
import type { DeliveryChannel, DeliveryStatus, DeliveryTable } from '#platform/outbox/tables.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

export const deliveryStatuses = [
  'queued',
  'sending',
  'sent',
  'failed',
  'unsure',
  'skipped',
] as const satisfies readonly DeliveryStatus[];

/** Which deliveries to list. An absent field does not filter. */
export interface DeliveryFilter {
  channel?: DeliveryChannel;
  status?: DeliveryStatus;
  /** Of this article only. */
  articleId?: string;
}

/** A delivery as editors see it. Moments are epoch milliseconds. */
export interface DeliveryLine {
  id: string;
  channel: DeliveryChannel;
  eventType: DeliveryTable['event_type'];
  /** The host of the webhook; null for other channels. Its whole address may hold a secret. */
  host: string | null;
  title: string;
  address: string;
  /** The addresses that a ping tells; empty for other channels. */
  addresses: string[];
  status: DeliveryStatus;
  attempts: number;
  dueAt: number;
  createdAt: number;
  finishedAt: number | null;
  response: string;
}

/**
 * A page of the deliveries, newest first. `after` is the `next` of the page before. For editors.
 * @throws Forbidden.
 */
export async function listDeliveries(
  db: Db,
  query: { actor: Actor; filter?: DeliveryFilter; after?: string; limit?: number },
): Promise<{ lines: DeliveryLine[]; next: string | null }> {
  requireRole(query.actor, 'editor');
  const { filter: { channel, status, articleId } = {}, after = null, limit = 50 } = query;
  let rows = db
    .selectFrom('delivery')
    .leftJoin('webhook', 'webhook.id', 'delivery.target')
    .selectAll('delivery')
    .select('webhook.url');
  if (channel) rows = rows.where('channel', '=', channel);
  if (status) rows = rows.where('delivery.status', '=', status);
  if (articleId) rows = rows.where('subject_type', '=', 'article').where('subject_id', '=', articleId);
  const cursor = parsePageCursor(after, momentValue);
  if (cursor)
    rows = rows.where((eb) =>
      eb.or([
        eb('delivery.created_at', '<', cursor.value),
        eb.and([eb('delivery.created_at', '=', cursor.value), eb('delivery.id', '<', cursor.id)]),
      ]),
    );
  const found = await rows
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, next } = toKeysetPage(found, limit, (row) => ({ value: row.created_at, id: row.id }));
  return { lines: items.map(toLine), next: next && formatPageCursor(next) };
}

/** The newest delivery of an article to Telegram that was not skipped; null when there is none. */
export async function findTelegramDelivery(
  db: Db,
  { articleId }: { articleId: string },
): Promise<DeliveryLine | null> {
  const row = await db
    .selectFrom('delivery')
    .selectAll()
    .where('subject_type', '=', 'article')
    .where('subject_id', '=', articleId)
    .where('channel', '=', 'telegram')
    .where('status', '<>', 'skipped')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toLine({ ...row, url: null }) : null;
}

function toLine(row: Selectable<DeliveryTable> & { url: string | null }): DeliveryLine {
  return {
    id: row.id,
    channel: row.channel,
    eventType: row.event_type,
    title: row.title,
    host: row.url && (URL.parse(row.url)?.host ?? null),
    addresses: findPing(row)?.addresses ?? [],
    address: row.address,
    status: row.status,
    attempts: row.attempts,
    response: row.response,
    dueAt: row.due_at,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}
