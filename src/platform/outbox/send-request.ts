import {
  fetchOutbound,
  type OutboundRequest,
  type OutboundResponse,
  readRetryAfter,
} from '#platform/outbound/fetch-outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import type { DeliveryResult } from './delivery.ts';

/**
 * Sends the request of a delivery and describes what became of it by the status of the answer. `describe` reads answers
 * that say more than their status; null leaves the answer to the status.
 */
export async function sendRequest(
  url: URL | string,
  options: OutboundRequest,
  describe: (answer: OutboundResponse) => DeliveryResult | null = () => null,
): Promise<DeliveryResult> {
  try {
    const answer = await fetchOutbound(url, options);
    return describe(answer) ?? describeStatus(answer);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const response = error.problem;
    if (error.problem === 'unreachable') return { outcome: 'wait', response, retryAfterMs: null };
    return { outcome: error.problem === 'interrupted' ? 'interrupted' : 'refused', response };
  }
}

function describeStatus({ status, headers }: OutboundResponse): DeliveryResult {
  const response = String(status);
  if (status >= 200 && status < 300) return { outcome: 'sent', response };
  const retryAfterMs = readRetryAfter(headers);
  if (status === 429 || (status === 503 && retryAfterMs !== null))
    return { outcome: 'wait', response, retryAfterMs };
  return { outcome: status >= 500 || status === 408 ? 'failed' : 'refused', response };
}
