import type { Db } from '#platform/db/schema.ts';
import type { PushTopicKind } from '../../tables.ts';

/** How many browsers have a subscription, and how many of them follow each kind of topic. */
export interface PushFollowers extends Record<PushTopicKind, number> {
  all: number;
}

export async function countPushFollowers(db: Db): Promise<PushFollowers> {
  const { all } = await db
    .selectFrom('push_subscription')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('push_topic')
    .select((eb) => ['kind', eb.fn.count<number>('subscription_id').distinct().as('count')])
    .groupBy('kind')
    .execute();
  const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  return { match: 0, team: 0, competition: 0, breaking: 0, ...counts, all: Number(all) };
}
