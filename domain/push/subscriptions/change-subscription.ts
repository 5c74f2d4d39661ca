import type { Db } from '#db/schema.ts';
import type { PushPreferences } from '../push-preferences.ts';
import type { BrowserSubscription } from './parse-browser-subscription.ts';

/** Changes quiet hours and the choice of events. Does nothing for an unknown endpoint. */
export async function updatePushPreferences(
  db: Db,
  { endpoint, preferences }: { endpoint: string; preferences: PushPreferences },
): Promise<void> {
  const { quietHours, goalsOnly } = preferences;
  await db
    .updateTable('push_subscription')
    .set({
      goals_only: goalsOnly ? 1 : 0,
      quiet_from: quietHours?.from ?? null,
      quiet_until: quietHours?.until ?? null,
    })
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Moves what a browser follows to the new subscription that its push service gave it. */
export async function replacePushSubscription(
  db: Db,
  { endpoint, subscription, now }: { endpoint: string; subscription: BrowserSubscription; now: number },
): Promise<void> {
  if (endpoint !== subscription.endpoint)
    await db.deleteFrom('push_subscription').where('endpoint', '=', subscription.endpoint).execute();
  await db
    .updateTable('push_subscription')
    .set({ endpoint: subscription.endpoint, ...subscription.keys, seen_at: now })
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Switches off all notices of a browser. Its queued deliveries are deleted with it. */
export async function deletePushSubscription(db: Db, { endpoint }: { endpoint: string }): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}
