import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
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

/**
 * Moves what a browser follows to the new subscription that its push service gave it. Does nothing for an unknown endpoint:
 * a repeated request must not delete what the first one has moved.
 */
export async function replacePushSubscription(
  db: Db,
  { endpoint, subscription, now }: { endpoint: string; subscription: BrowserSubscription; now: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('push_subscription')
      .select('id')
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
    if (!before) return;
    await tx
      .deleteFrom('push_subscription')
      .where('endpoint', '=', subscription.endpoint)
      .where('id', '<>', before.id)
      .execute();
    await tx
      .updateTable('push_subscription')
      .set({
        ...{ endpoint: subscription.endpoint, host: new URL(subscription.endpoint).host },
        ...{ ...subscription.keys, seen_at: now, unanswered: 0, retry_at: null },
      })
      .where('id', '=', before.id)
      .execute();
  });
}

/** Switches off all notices of a browser. Its queued deliveries are deleted with it. */
export async function deletePushSubscription(db: Db, { endpoint }: { endpoint: string }): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}
