import webPush from 'web-push';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { getPushKeys } from '#domain/push/get-push-keys.ts';
import { deleteOldPushData } from '#domain/push/subscriptions/delete-old-push-data.ts';
import type { PushEndpointRules } from '#domain/push/subscriptions/is-push-endpoint.ts';
import { createPushFlow } from '../push/create-push-flow.ts';
import { createPushSender } from '../push/create-push-sender.ts';
import type { Job } from './scheduler.ts';

const HOUR_MS = 3_600_000;

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
    { name: 'old push data', everyMs: HOUR_MS, run: () => deleteOldPushData(db, { now: now() }) },
  ];
}
