import { createIndexNowReceiver } from '#features/index-now/rules/create-index-now-receiver.ts';
import { createIndexNowChannel } from '#features/index-now/server/create-index-now-channel.ts';
import { createTelegramReceiver } from '#features/telegram/rules/create-telegram-receiver.ts';
import { createTelegramChannel } from '#features/telegram/server/create-telegram-channel.ts';
import { createWebSubReceiver } from '#features/web-sub/rules/create-web-sub-receiver.ts';
import { createWebSubChannel } from '#features/web-sub/server/create-web-sub-channel.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Channel } from '#platform/outbox/delivery.ts';
import type { Receiver } from '#platform/outbox/receiver.ts';
import type { DeliveryChannel } from '#platform/outbox/tables.ts';

interface Parts {
  db: Db;
  config: Pick<Config, 'siteUrl' | 'indexNow' | 'webSubHub' | 'telegram'>;
  newId: NewId;
}

/** Where each channel that is on sends to: a host, or the name of a channel. */
export function listChannelTargets({
  indexNow,
  webSubHub,
  telegram,
}: Pick<Config, 'indexNow' | 'webSubHub' | 'telegram'>): Partial<Record<DeliveryChannel, string>> {
  return {
    ...(indexNow && { indexNow: new URL(indexNow.url).host }),
    ...(webSubHub && { webSub: new URL(webSubHub).host }),
    ...(telegram && { telegram: telegram.channel }),
  };
}

/** The configured channels: what plans their deliveries, and what sends them. A channel that is off has neither. */
export function createChannels({ db, config, newId }: Parts): { receivers: Receiver[]; channels: Channel[] } {
  const { siteUrl, indexNow, webSubHub, telegram } = config;
  const receivers: Receiver[] = [];
  const channels: Channel[] = [];
  if (indexNow) {
    receivers.push(createIndexNowReceiver({ siteUrl, newId }));
    channels.push(createIndexNowChannel({ indexNow, siteUrl }));
  }
  if (webSubHub) {
    receivers.push(createWebSubReceiver({ siteUrl, newId }));
    channels.push(createWebSubChannel({ hub: webSubHub }));
  }
  if (telegram) {
    receivers.push(createTelegramReceiver({ siteUrl, newId }));
    channels.push(createTelegramChannel({ db, telegram, siteUrl }));
  }
  return { receivers, channels };
}
