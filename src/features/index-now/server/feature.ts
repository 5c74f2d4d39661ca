import { defineEnvironment } from '#platform/config.ts';
import { textMatching, webAddress } from '#platform/config-values.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { createIndexNowReceiver } from '../rules/create-index-now-receiver.ts';
import { indexNowText } from '../text.ts';
import { createIndexNowSender } from './create-index-now-sender.ts';
import { createKeyFile } from './create-key-file.ts';

declare module '#platform/config.ts' {
  interface Config {
    /** Search engines are told of new and changed addresses. The key is public: it is served at `/{key}.txt`. */
    indexNow: { key: string; url: string } | null;
  }
}
declare module '#platform/outbox/tables.ts' {
  interface DeliveryChannels {
    indexNow: true;
  }
}

export const indexNowServer = defineServerFeature({
  name: 'index-now',
  environment: defineEnvironment(
    {
      INDEXNOW_KEY: textMatching(/^[a-zA-Z0-9-]{8,128}$/, 'a key of 8 to 128 letters, digits and hyphens'),
      INDEXNOW_URL: webAddress(['http:', 'https:']),
    },
    ({ INDEXNOW_KEY: key, INDEXNOW_URL: url = 'https://api.indexnow.org/indexnow' }) => ({
      indexNow: key ? { key, url } : null,
    }),
  ),
  channels: {
    indexNow: {
      label: indexNowText.channel,
      variable: 'INDEXNOW_KEY',
      create({ config: { indexNow, siteUrl }, newId }) {
        if (!indexNow) return null;
        return {
          target: new URL(indexNow.url).host,
          receiver: createIndexNowReceiver({ siteUrl, newId }),
          sender: createIndexNowSender({ indexNow, siteUrl }),
        };
      },
    },
  },
  start: ({ config, headers }) => ({
    answerFile: createKeyFile({ key: config.indexNow?.key, headers }),
  }),
});
