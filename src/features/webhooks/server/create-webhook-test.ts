import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { OutboundLimits } from '#platform/outbound/fetch-outbound.ts';
import type { WebhookAnswer } from '../rules/webhook.ts';
import { findSigningSecrets } from '../rules/webhook-secret.ts';
import { sendWebhook } from './send-webhook.ts';

/** Returns a function that sends a test message to a webhook at once, also when it is off. It throws NotFound. */
export function createWebhookTest({
  db,
  outbound,
  now,
  newId,
}: {
  db: Db;
  outbound: OutboundLimits;
  now: () => number;
  newId: () => string;
}) {
  return async (id: string): Promise<WebhookAnswer> => {
    const webhook = await findSigningSecrets(db, { id, now: now() });
    if (!webhook) throw new NotFound(`No webhook has the id ${id}`);
    const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date(now()).toISOString(), data: {} });
    return sendWebhook({ id: newId(), body, ...webhook }, { outbound, now: now() });
  };
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Sends a test message to a webhook at once. @throws NotFound */
    testWebhook: (id: string) => Promise<WebhookAnswer>;
    /** The only hosts that a webhook may have. Empty: every host. */
    webhookHosts: readonly string[];
  }
}
