import type { Selectable } from 'kysely';
import type { OutboxEventType } from '#platform/outbox/tables.ts';
import type { WebhookStatus, WebhookTable } from '../tables.ts';

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
    ...{ id: row.id, url: row.url, status: row.status, version: row.version },
    events: webhookEventTypes.filter((type) => events.includes(type)),
    failingSince: row.failing_since,
  };
}
