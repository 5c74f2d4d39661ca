import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { runPushBatch } from '#domain/push/delivery/run-push-batch.ts';
import type { SendPush } from '#domain/push/delivery/send-push.ts';
import { getPushKeys } from '#domain/push/get-push-keys.ts';
import { deleteOldPushData } from '#domain/push/subscriptions/delete-old-push-data.ts';
import { createPushKeys } from '../push/create-push-keys.ts';
import { createPushSender } from '../push/create-push-sender.ts';
import type { Job } from './scheduler.ts';

const HOUR_MS = 3_600_000;

interface Parts {
  db: Db;
  siteUrl: string;
  allowPrivate: boolean;
  now: () => number;
  newId: NewId;
}

/** The periodic jobs of push notices: they are sent, and old data is deleted. */
export function pushJobs({ db, siteUrl, allowPrivate, now, newId }: Parts): Job[] {
  let sender: SendPush | null = null;
  /** The keys are read at the first notice: without subscriptions there are none. */
  const send: SendPush = async (...sent) => {
    sender ??= createPushSender({
      keys: await getPushKeys(db, { createKeys: createPushKeys, now: now() }),
      ...{ siteUrl, allowPrivate, now },
    });
    return sender(...sent);
  };
  return [
    {
      name: 'push notices',
      everyMs: 1000,
      async run(signal) {
        while (!signal.aborted && (await runPushBatch(db, { send, now, newId })) > 0);
      },
    },
    { name: 'old push data', everyMs: HOUR_MS, run: () => deleteOldPushData(db, { now: now() }) },
  ];
}
