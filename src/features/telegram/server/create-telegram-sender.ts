import { z } from 'zod';
import type { Db } from '#platform/db/schema.ts';
import type { OutboundResponse } from '#platform/outbound/fetch-outbound.ts';
import type { ChannelSender, DeliveryResult, DeliveryToSend } from '#platform/outbox/delivery.ts';
import { sendRequest } from '#platform/outbox/send-request.ts';
import type { TelegramMessage, TelegramSubject } from '../rules/telegram-message.ts';
import { composeTelegramPost, findTelegramPost, storeTelegramPost } from '../rules/telegram-post.ts';

export interface TelegramConfig {
  botToken: string;
  /** `@name` of a public channel, or the number of a chat. */
  channel: string;
  apiUrl: string;
}

interface Options {
  db: Db;
  telegram: TelegramConfig;
  siteUrl: string;
}

/** Posts articles and matches in the channel, and edits their posts. The text is composed when it is sent. */
export function createTelegramSender({ db, telegram, siteUrl }: Options): ChannelSender {
  const { botToken, channel, apiUrl } = telegram;

  async function send(delivery: DeliveryToSend): Promise<DeliveryResult> {
    const subject = readSubject(delivery);
    const post = await findTelegramPost(db, subject);
    const message = await composeTelegramPost(db, { subject, siteUrl });
    const isFirst = delivery.is_repeatable === 0;
    if (!message || post?.text === message.text || (!post && !(isFirst && message.canBegin)))
      return { outcome: 'skipped', response: '' };
    const { text } = message;
    const method = post ? 'editMessageText' : 'sendMessage';
    const edited = post && { message_id: post.messageId };
    return sendRequest(
      `${apiUrl}/bot${botToken}/${method}`,
      {
        method: 'POST',
        allowPrivate: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: channel, ...edited, ...toParameters(message) }),
      },
      (answer) =>
        describeBotAnswer(answer, (sentId) => {
          const messageId = post?.messageId ?? sentId;
          return messageId === null
            ? {}
            : { store: (tx) => storeTelegramPost(tx, subject, { messageId, text }) };
        }),
    );
  }
  return { batchSize: 1, concurrency: 1, send: ([delivery]) => send(delivery as DeliveryToSend) };
}

function readSubject({ subject_type: type, subject_id: id }: DeliveryToSend): TelegramSubject {
  if (type !== 'article' && type !== 'match') throw new Error(`Telegram has no posts about a ${type}`);
  return { type, id };
}

function toParameters({ text, hasPreview, address }: TelegramMessage) {
  return {
    text,
    parse_mode: 'HTML',
    link_preview_options: hasPreview ? { url: address, prefer_large_media: true } : { is_disabled: true },
  };
}

/** What the Bot API of Telegram answers (https://core.telegram.org/bots/api#making-requests). */
const botAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.object({ message_id: z.number().int() }) }),
  z.object({
    ok: z.literal(false),
    error_code: z.number(),
    description: z.string(),
    parameters: z.object({ retry_after: z.number().optional() }).optional(),
  }),
]);

/** The answer to `sendMessage` or `editMessageText`. Null: nothing but the status is known. */
function describeBotAnswer(
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
