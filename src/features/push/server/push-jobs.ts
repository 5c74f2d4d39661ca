import webPush from 'web-push';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import type { NewId } from '#platform/new-id.ts';
import type { PushKeys } from '../rules/get-push-keys.ts';
import { getPushKeys } from '../rules/get-push-keys.ts';
import { deleteOldPushData } from '../rules/subscriptions/delete-old-push-data.ts';
import type { PushEndpointRules } from '../rules/subscriptions/is-push-endpoint.ts';
import { createPushFlow } from './create-push-flow.ts';
import { createPushSender } from './create-push-sender.ts';

interface Parts {
  db: Db;
  siteUrl: string;
  endpoints: PushEndpointRules;
  now: () => number;
  newId: NewId;
}

/** The periodic jobs of push notices: they are sent, and old data is deleted. */
export function pushJobs({ db, siteUrl, endpoints, now, newId }: Parts): Job[] {
  const run = createPushFlow({
    ...{ db, now, newId },
    async createSender() {
      const keys = await getPushKeys(db, { createKeys: webPush.generateVAPIDKeys, now: now() });
      return createPushSender({ keys, siteUrl, endpoints, now });
    },
  });
  return [
    { name: 'push notices', everyMs: 1000, run },
    { name: 'old push data', everyMs: HOUR, run: () => deleteOldPushData(db, { now: now() }) },
  ];
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Creates the keys of push notices, and says which endpoints are accepted. */
    push: { createKeys: () => PushKeys; endpoints: PushEndpointRules };
  }
}
