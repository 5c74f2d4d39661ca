import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { outboundLimits } from '#platform/outbound/fetch-outbound.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { webhooksBaseline } from '../migrations/0001-webhooks.ts';
import { createWebhookReceiver } from '../rules/create-webhook-receiver.ts';
import { webhookRecord } from '../rules/webhook.ts';
import { webhooksText } from '../text.ts';
import { createWebhookTest } from './create-webhook-test.ts';
import { createWebhookSender } from './send-webhook.ts';

declare module '#platform/outbox/tables.ts' {
  interface DeliveryChannels {
    webhook: true;
  }
}

const webhookRules = extendRecord(webhookRecord, {
  readOther: async (_db, rows) => rows.map(({ status }) => ({ isOn: status === 'on' })),
});

export const webhooksServer = defineServerFeature({
  name: 'webhooks',
  migrations: [webhooksBaseline],
  records: [webhookRules],
  channels: {
    webhook: {
      label: webhooksText.one,
      variable: null,
      create: ({ db, config, now, newId }) => ({
        target: '',
        receiver: createWebhookReceiver({ siteUrl: config.siteUrl, newId }),
        sender: createWebhookSender({ db, outbound: outboundLimits(config), now, newId }),
      }),
    },
  },
  start: ({ db, config, now, newId }) => ({
    services: {
      testWebhook: createWebhookTest({ db, outbound: outboundLimits(config), now, newId }),
      webhookHosts: config.outboundHosts,
    },
  }),
});
