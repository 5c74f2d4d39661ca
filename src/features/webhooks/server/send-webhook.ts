import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { fetchOutbound, type OutboundLimits, readRetryAfter } from '#platform/outbound/fetch-outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import type { ChannelSender, DeliveryResult } from '#platform/outbox/delivery.ts';
import { recordWebhookResult } from '../rules/change-webhook.ts';
import { hasArrived, type WebhookAnswer } from '../rules/webhook.ts';
import { findSigningSecrets, signWebhookMessage } from '../rules/webhook-secret.ts';

/** Recipients must answer within this time (Standard Webhooks recommends 15 to 30 seconds). */
const TIMEOUT_MS = 15_000;

export interface WebhookMessage {
  id: string;
  url: string;
  /** JSON. */
  body: string;
  secrets: readonly string[];
}

/** Signs a message and sends it. Redirects are not followed: the address itself must answer. */
export async function sendWebhook(
  { id, url, body, secrets }: WebhookMessage,
  { outbound, now }: { outbound: OutboundLimits; now: number },
): Promise<WebhookAnswer> {
  try {
    const { status, headers } = await fetchOutbound(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signWebhookMessage({ id, now, body, secrets }) },
      body,
      ...outbound,
      timeoutMs: TIMEOUT_MS,
    });
    return { kind: 'status', status, retryAfterMs: readRetryAfter(headers) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.problem === 'refusedAddress') return { kind: 'none', reason: 'refused' };
    return { kind: 'none', reason: error.problem === 'unreachable' ? 'unreachable' : 'interrupted' };
  }
}

interface Parts {
  db: Db;
  outbound: OutboundLimits;
  now: () => number;
  newId: NewId;
}

/** Slow recipients must not hold up the others. */
const CONCURRENCY = 8;

/** Sends the messages of webhooks. The id of the delivery is the id of the message, also when it is sent again. */
export function createWebhookSender({ db, outbound, now, newId }: Parts): ChannelSender {
  return {
    batchSize: 1,
    concurrency: CONCURRENCY,
    async send([delivery]) {
      const webhook = delivery && (await findSigningSecrets(db, { id: delivery.target, now: now() }));
      if (!delivery || !webhook?.isOn) return { outcome: 'skipped', response: '' };
      const message = { id: delivery.id, body: delivery.payload, ...webhook };
      const answer = await sendWebhook(message, { outbound, now: now() });
      const isGone = answer.kind === 'status' && answer.status === 410;
      const result = hasArrived(answer) ? 'arrived' : isGone ? 'gone' : 'failed';
      await recordWebhookResult(db, { id: delivery.target, result, now: now(), newId });
      return toDeliveryResult(answer);
    },
  };
}

/** Every status but 2xx is tried again, as Standard Webhooks asks for. */
function toDeliveryResult(answer: WebhookAnswer): DeliveryResult {
  if (answer.kind === 'none') {
    const response = answer.reason;
    if (answer.reason === 'unreachable') return { outcome: 'wait', response, retryAfterMs: null };
    return { outcome: answer.reason === 'refused' ? 'refused' : 'interrupted', response };
  }
  const { status, retryAfterMs } = answer;
  const response = String(status);
  if (hasArrived(answer)) return { outcome: 'sent', response };
  if (status === 410) return { outcome: 'refused', response };
  if (status === 429 || (status === 503 && retryAfterMs !== null))
    return { outcome: 'wait', response, retryAfterMs };
  return { outcome: 'failed', response };
}
