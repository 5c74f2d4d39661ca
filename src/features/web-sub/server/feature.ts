import { defineEnvironment } from '#platform/config.ts';
import { webAddress } from '#platform/config-values.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { createWebSubReceiver } from '../rules/create-web-sub-receiver.ts';
import { webSubText } from '../text.ts';
import { createWebSubSender } from './create-web-sub-sender.ts';

declare module '#platform/config.ts' {
  interface Config {
    /** The hub that is told of changed feeds. */
    webSubHub: string | null;
  }
}
declare module '#platform/http/context.ts' {
  interface Services {
    /** The WebSub hub that the feeds name; null without one. */
    webSubHub: string | null;
  }
}
declare module '#platform/outbox/tables.ts' {
  interface DeliveryChannels {
    webSub: true;
  }
}

export const webSubServer = defineServerFeature({
  name: 'web-sub',
  environment: defineEnvironment({ WEBSUB_HUB: webAddress(['http:', 'https:']) }, ({ WEBSUB_HUB: hub }) => ({
    webSubHub: hub ?? null,
  })),
  channels: {
    webSub: {
      label: webSubText.channel,
      variable: 'WEBSUB_HUB',
      create({ config: { webSubHub: hub, siteUrl }, newId }) {
        if (hub === null) return null;
        return {
          target: new URL(hub).host,
          receiver: createWebSubReceiver({ siteUrl, newId }),
          sender: createWebSubSender({ hub }),
        };
      },
    },
  },
  start: ({ config: { webSubHub } }) => ({ services: { webSubHub } }),
});
