import webPush from 'web-push';
import { HOUR } from '#az/format/durations.ts';
import { defineEnvironment } from '#platform/config.ts';
import { hostPatterns } from '#platform/config-values.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { readQueue } from '#platform/metrics/queue.ts';
import { pushBaseline } from '../migrations/0001-push.ts';
import { getPushKeys, type PushKeys } from '../rules/get-push-keys.ts';
import { createPushReceiver } from '../rules/notices/create-push-receiver.ts';
import { deleteOldPushData } from '../rules/subscriptions/change-subscription.ts';
import type { PushEndpointRules } from '../rules/subscriptions/parse-browser-subscription.ts';
import { createPushFlow } from './create-push-flow.ts';
import { createPushSender } from './create-push-sender.ts';

declare module '#platform/config.ts' {
  interface Config {
    /** Hosts of push services beside the known ones: `push.example.com`, `*.example.net`, `127.0.0.1:8080`. */
    pushHosts: readonly string[];
  }
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Creates the keys of push notices, and says which endpoints are accepted. */
    push: { createKeys: () => PushKeys; endpoints: PushEndpointRules };
  }
}

export const pushServer = defineServerFeature({
  name: 'push',
  migrations: [pushBaseline],
  environment: defineEnvironment(
    {
      PUSH_HOSTS: hostPatterns(),
    },
    ({ PUSH_HOSTS: hosts }) => ({ pushHosts: hosts ?? [] }),
  ),
  start({ db, config, now, newId }) {
    const endpoints = { hosts: config.pushHosts, allowPrivate: config.allowPrivateAddresses };
    const createKeys = webPush.generateVAPIDKeys;
    const run = createPushFlow({
      db,
      now,
      newId,
      async createSender() {
        const keys = await getPushKeys(db, { createKeys, now: now() });
        return createPushSender({ keys, siteUrl: config.siteUrl, endpoints, now });
      },
    });
    return {
      services: { push: { createKeys, endpoints } },
      queues: [
        {
          name: 'push',
          read: () =>
            readQueue(
              db,
              db.selectFrom('push_delivery').where('status', '=', 'queued').select('due_at as due'),
            ),
        },
      ],
      receiver: createPushReceiver({ now, newId }),
      jobs: [
        { name: 'push notices', everyMs: 1000, run },
        { name: 'old push data', everyMs: HOUR, run: () => deleteOldPushData(db, { now: now() }) },
      ],
    };
  },
});
