import { ConfigError, defineEnvironment } from '#platform/config.ts';
import { text, textMatching, webAddress } from '#platform/config-values.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { telegramBaseline } from '../migrations/0001-telegram.ts';
import { createTelegramReceiver } from '../rules/create-telegram-receiver.ts';
import { telegramText } from '../text.ts';
import { createTelegramSender, type TelegramConfig } from './create-telegram-sender.ts';

declare module '#platform/config.ts' {
  interface Config {
    telegram: TelegramConfig | null;
  }
}
declare module '#platform/outbox/tables.ts' {
  interface DeliveryChannels {
    telegram: true;
  }
}

export const telegramServer = defineServerFeature({
  name: 'telegram',
  migrations: [telegramBaseline],
  environment: defineEnvironment(
    {
      TELEGRAM_BOT_TOKEN: text(),
      TELEGRAM_CHANNEL: textMatching(/^(@\w{4,}|-?\d+)$/, 'a channel such as @name or -1001234567890'),
      TELEGRAM_API_URL: webAddress(['http:', 'https:']),
    },
    ({ TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_CHANNEL: channel, TELEGRAM_API_URL: apiUrl }) => {
      if ((botToken === undefined) !== (channel === undefined))
        throw new ConfigError(
          `${botToken ? 'TELEGRAM_CHANNEL' : 'TELEGRAM_BOT_TOKEN'}: missing; the bot and its channel are set together`,
        );
      const isOn = botToken !== undefined && channel !== undefined;
      return {
        telegram: isOn ? { botToken, channel, apiUrl: apiUrl ?? 'https://api.telegram.org' } : null,
      };
    },
  ),
  channels: {
    telegram: {
      label: telegramText.channel,
      variable: 'TELEGRAM_BOT_TOKEN',
      create({ db, config: { telegram, siteUrl }, newId }) {
        if (!telegram) return null;
        return {
          target: telegram.channel,
          receiver: createTelegramReceiver({ siteUrl, newId }),
          sender: createTelegramSender({ db, telegram, siteUrl }),
        };
      },
    },
  },
});
