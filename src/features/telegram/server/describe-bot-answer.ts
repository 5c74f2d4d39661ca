import { z } from 'zod';
import type { OutboundResponse } from '#platform/outbound/fetch-outbound.ts';
import type { DeliveryResult } from '#platform/outbox/delivery.ts';

/** What the Bot API of Telegram answers (https://core.telegram.org/bots/api#making-requests). */
const botAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.object({ message_id: z.number().int() }) }),
  z.object({
    ...{ ok: z.literal(false), error_code: z.number(), description: z.string() },
    parameters: z.object({ retry_after: z.number().optional() }).optional(),
  }),
]);

/** The answer to `sendMessage` or `editMessageText`. Null: nothing but the status is known. */
export function describeBotAnswer(
  { status, body }: OutboundResponse,
  onSent: (messageId: number | null) => Pick<DeliveryResult, 'store'>,
): DeliveryResult | null {
  const parsed = botAnswer.safeParse(parseJson(body));
  // A gateway has answered. The API behind it may have taken the message.
  if (!parsed.success) return status >= 500 ? { outcome: 'interrupted', response: String(status) } : null;
  const answer = parsed.data;
  if (answer.ok) return { outcome: 'sent', response: '200', ...onSent(answer.result.message_id) };
  const { error_code: code, description, parameters } = answer;
  const response = `${code} ${description}`.slice(0, 200);
  if (code === 429)
    return { outcome: 'wait', response, retryAfterMs: (parameters?.retry_after ?? 60) * 1000 };
  if (code >= 500) return { outcome: 'failed', response };
  if (/message is not modified/i.test(description)) return { outcome: 'sent', response, ...onSent(null) };
  // Somebody has deleted the post in the channel. It is not posted again.
  if (/message to edit not found/i.test(description)) return { outcome: 'skipped', response };
  return { outcome: 'refused', response };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
