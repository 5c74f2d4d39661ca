import type { Db } from '#platform/db/schema.ts';
import type { ChannelSender, DeliveryResult, DeliveryToSend } from '#platform/outbox/delivery.ts';
import { sendRequest } from '#platform/outbox/send-request.ts';
import type { TelegramMessage, TelegramSubject } from '../rules/telegram-message.ts';
import { composeTelegramPost, findTelegramPost, storeTelegramPost } from '../rules/telegram-post.ts';
import { describeBotAnswer } from './describe-bot-answer.ts';

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
        ...{ method: 'POST', allowPrivate: true, headers: { 'content-type': 'application/json' } },
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
  return {
    ...{ batchSize: 1, concurrency: 1 },
    send: ([delivery]) => send(delivery as DeliveryToSend),
  };
}

function readSubject({ subject_type: type, subject_id: id }: DeliveryToSend): TelegramSubject {
  if (type !== 'article' && type !== 'match') throw new Error(`Telegram has no posts about a ${type}`);
  return { type, id };
}

function toParameters({ text, hasPreview, address }: TelegramMessage) {
  return {
    ...{ text, parse_mode: 'HTML' },
    link_preview_options: hasPreview ? { url: address, prefer_large_media: true } : { is_disabled: true },
  };
}
