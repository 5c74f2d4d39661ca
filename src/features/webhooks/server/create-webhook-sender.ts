import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { ChannelSender, DeliveryResult } from '#platform/outbox/delivery.ts';
import { findSigningSecrets } from '../rules/find-signing-secrets.ts';
import { recordWebhookResult } from '../rules/record-webhook-result.ts';
import { hasArrived, type WebhookAnswer } from '../rules/webhook-answer.ts';
import { sendWebhook } from './send-webhook.ts';

interface Parts {
  db: Db;
  allowPrivate: boolean;
  now: () => number;
  newId: NewId;
}

/** Slow recipients must not hold up the others. */
const CONCURRENCY = 8;

/** Sends the messages of webhooks. The id of the delivery is the id of the message, also when it is sent again. */
export function createWebhookSender({ db, allowPrivate, now, newId }: Parts): ChannelSender {
  return {
    ...{ batchSize: 1, concurrency: CONCURRENCY },
    async send([delivery]) {
      const webhook = delivery && (await findSigningSecrets(db, { id: delivery.target, now: now() }));
      if (!delivery || !webhook?.isOn) return { outcome: 'skipped', response: '' };
      const message = { id: delivery.id, body: delivery.payload, ...webhook };
      const answer = await sendWebhook(message, { allowPrivate, now: now() });
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
