import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { PushTopic } from '../push-topic.ts';
import { subjectOf } from '../topic-key.ts';

/** Ends the notices about a topic. A subscription that follows nothing more is deleted. */
export async function unfollowTopic(
  db: Db,
  { endpoint, topic }: { endpoint: string; topic: PushTopic },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const subscription = await tx
      .selectFrom('push_subscription')
      .select('id')
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
    if (!subscription) return;
    await tx
      .deleteFrom('push_topic')
      .where('subscription_id', '=', subscription.id)
      .where('kind', '=', topic.kind)
      .where('subject_id', '=', subjectOf(topic))
      .execute();
    await tx
      .deleteFrom('push_subscription')
      .where('id', '=', subscription.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('push_topic')
              .select('subscription_id')
              .whereRef('push_topic.subscription_id', '=', 'push_subscription.id'),
          ),
        ),
      )
      .execute();
  });
}
