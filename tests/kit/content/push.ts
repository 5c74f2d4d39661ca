import { createECDH, randomBytes } from 'node:crypto';
import type { PushTopic } from '#features/push/rules/push-topic.ts';
import { followTopic } from '#features/push/rules/subscriptions/change-subscription.ts';
import type { BrowserSubscription } from '#features/push/rules/subscriptions/parse-browser-subscription.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from './articles.ts';

/** A subscription with the private key that the browser keeps. */
export interface TestBrowser extends BrowserSubscription {
  privateKey: Buffer;
}

/** A browser that has subscribed at its push service. */
export function createBrowser(endpoint = `https://push.example/${newId()}`): TestBrowser {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { endpoint, keys: { p256dh, auth }, privateKey: pair.getPrivateKey() };
}

/** Browsers that are not old, and want notices at any hour. */
export async function refreshFollowers(db: Db): Promise<void> {
  const awake = { seen_at: Date.now(), quiet_from: null, quiet_until: null };
  await db.updateTable('push_subscription').set(awake).execute();
}

/** Lets a browser follow topics. Each has a network of its own. Returns its endpoint. */
export async function writeFollower(
  db: Db,
  topics: readonly PushTopic[],
  { endpoint, ...subscription }: BrowserSubscription = createBrowser(),
  now = NOON,
): Promise<string> {
  for (const topic of topics)
    await followTopic(db, {
      subscription: { endpoint, ...subscription },
      topic,
      network: endpoint,
      now,
      newId,
    });
  return endpoint;
}
