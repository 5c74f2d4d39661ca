import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** The privacy policy names the time after which an unused subscription is deleted. */
const RETENTION = { subscriptionMs: 180 * DAY, matchTopicMs: 3 * DAY, noticeMs: 30 * DAY } as const;

/** Deletes old notices, the topics of matches that are over, and subscriptions that are unused or empty. `now` is epoch ms. */
export async function deleteOldPushData(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('push_notice')
    .where('created_at', '<', now - RETENTION.noticeMs)
    .execute();
  await db
    .deleteFrom('push_topic')
    .where('kind', '=', 'match')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('fixture')
            .select('id')
            .whereRef('fixture.id', '=', 'push_topic.subject_id')
            // A postponed match has no new date yet.
            .where((or) =>
              or.or([
                or('kick_off', '>', now - RETENTION.matchTopicMs),
                or('status', 'in', ['postponed', 'suspended']),
              ]),
            ),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('push_subscription')
    .where((eb) =>
      eb.or([
        eb('seen_at', '<', now - RETENTION.subscriptionMs),
        eb.not(
          eb.exists(
            eb
              .selectFrom('push_topic')
              .select('subscription_id')
              .whereRef('push_topic.subscription_id', '=', 'push_subscription.id'),
          ),
        ),
      ]),
    )
    .execute();
}
