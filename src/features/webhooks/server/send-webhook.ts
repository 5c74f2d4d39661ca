import { fetchOutbound } from '#platform/outbound/fetch-outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { readRetryAfter } from '#platform/outbound/read-retry-after.ts';
import type { WebhookAnswer } from '../rules/webhook-answer.ts';
import { signWebhookMessage } from '../rules/webhook-secret.ts';

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
  { allowPrivate, now }: { allowPrivate: boolean; now: number },
): Promise<WebhookAnswer> {
  try {
    const { status, headers } = await fetchOutbound(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signWebhookMessage({ id, now, body, secrets }) },
      ...{ body, allowPrivate, timeoutMs: TIMEOUT_MS },
    });
    return { kind: 'status', status, retryAfterMs: readRetryAfter(headers) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.problem === 'refusedAddress') return { kind: 'none', reason: 'refused' };
    return { kind: 'none', reason: error.problem === 'unreachable' ? 'unreachable' : 'interrupted' };
  }
}
