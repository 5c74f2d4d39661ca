import type { Db } from '#db/schema.ts';
import type { DeliveryChannel } from '#db/tables/distribution/deliveries.ts';
import type { Channel } from '#domain/distribution/deliveries/delivery.ts';
import { createIndexNowReceiver } from '#domain/distribution/pings/create-index-now-receiver.ts';
import { createWebSubReceiver } from '#domain/distribution/pings/create-web-sub-receiver.ts';
import { createTelegramReceiver } from '#domain/distribution/telegram/create-telegram-receiver.ts';
import type { NewId } from '#domain/new-id.ts';
import type { Receiver } from '#domain/outbox/receiver.ts';
import type { Config } from '../config.ts';
import { createIndexNowChannel } from './create-index-now-channel.ts';
import { createTelegramChannel } from './create-telegram-channel.ts';
import { createWebSubChannel } from './create-web-sub-channel.ts';

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
