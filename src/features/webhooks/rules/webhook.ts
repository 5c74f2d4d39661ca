import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import type { OutboxEventType } from '#platform/outbox/tables.ts';
import { defineRecord } from '#platform/records/record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import type { WebhookStatus, WebhookTable } from '../tables.ts';
import { webhooksText } from '../text.ts';

/** The events that a webhook can receive. */
export const webhookEventTypes = [
  'article.published',
  'article.updated',
  'article.archived',
  'article.deleted',
  'match.changed',
] as const satisfies readonly OutboxEventType[];
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** A webhook as admins see it, without its secret. Moments are epoch milliseconds. */
export interface Webhook {
  id: string;
  url: string;
  events: WebhookEventType[];
  status: WebhookStatus;
  /** Since when every message has failed. Null when the last one arrived. */
  failingSince: number | null;
  version: number;
}

export function toWebhook(row: Selectable<WebhookTable>): Webhook {
  const events: string[] = JSON.parse(row.events);
  return {
    id: row.id,
    url: row.url,
    status: row.status,
    version: row.version,
    events: webhookEventTypes.filter((type) => events.includes(type)),
    failingSince: row.failing_since,
  };
}

/** @throws NotFound */
export async function getWebhook(db: Db, { id }: { id: string }): Promise<Webhook> {
  const row = await db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No webhook has the id ${id}`);
  return toWebhook(row);
}

/** All webhooks, the oldest first. For admins. @throws Forbidden */
export async function listWebhooks(db: Db, { actor }: { actor: Actor }): Promise<Webhook[]> {
  requireRole(actor, 'admin');
  const rows = await db.selectFrom('webhook').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toWebhook);
}

/** The answer to a message: the status of the recipient, or the reason why there is none. */
export type WebhookAnswer =
  | { kind: 'status'; status: number; retryAfterMs: number | null }
  | {
      kind: 'none';
      /** `refused`: the address is not on the public internet. */
      reason: 'unreachable' | 'interrupted' | 'refused';
    };

/** Whether the message has arrived. */
export function hasArrived(answer: WebhookAnswer): boolean {
  return answer.kind === 'status' && answer.status >= 200 && answer.status < 300;
}

/**
 * A webhook in the back-office. It has its own writes: its secret is shown once, and a webhook that failed stays so until somebody
 * switches it on.
 */
export const webhookRecord = defineRecord({
  name: 'webhook',
  table: 'webhook',
  role: 'admin',
  title: 'url',
  fields: {
    url: {
      kind: 'url',
      column: 'url',
      label: webhooksText.url,
      help: webhooksText.urlHint,
      isWide: true,
      accepts: 'web',
      limit: 1000,
      required: 'webhook.url',
      invalid: 'webhook.url',
    },
    events: {
      kind: 'choices',
      column: 'events',
      label: webhooksText.events,
      choices: webhooksText.event,
      required: 'webhook.events',
      initial: Object.keys(webhooksText.event).join('\n'),
    },
    isOn: { kind: 'flag', column: null, label: webhooksText.isOn, initial: 'on' },
  },
  list: { columns: ['url', 'events'], order: 'created_at' },
  address: href('/admin/webhooks'),
  words: {
    list: webhooksText.title,
    create: webhooksText.create,
    createHint: webhooksText.intro,
    deleteHint: webhooksText.deleteHint,
  },
});

/** The fields of the form. */
export function toWebhookValues({ url, events, status }: Pick<Webhook, 'url' | 'events' | 'status'>) {
  return { url, events, isOn: status === 'on' };
}

/** A state in the audit log, which has the status, with the field of the form. */
export function fromLoggedWebhook(state: Readonly<Record<string, unknown>>) {
  return 'status' in state ? { ...state, isOn: state.status === 'on' } : state;
}
