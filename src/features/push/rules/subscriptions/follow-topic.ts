import { HOUR } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { type AttemptLimit, requireAttempt } from '#platform/limits/reserve-attempt.ts';
import type { NewId } from '#platform/new-id.ts';
import { DEFAULT_PREFERENCES } from '../push-preferences.ts';
import type { PushTopic } from '../push-topic.ts';
import { subjectOf } from '../topic-key.ts';
import type { BrowserSubscription } from './parse-browser-subscription.ts';

const MAX_TOPICS = 100;
/** Browsers of one network that subscribe for the first time. */
const limit: AttemptLimit = { maxAttempts: 60, windowMs: HOUR };

interface FollowInput {
  subscription: BrowserSubscription;
  topic: PushTopic;
  /** A keyed hash of the reader's network, for the limit. */
  network: string;
  now: number;
  newId: NewId;
}

/**
 * Lets a browser follow a topic, and stores its subscription when it is new.
 * @throws NotFound without such a match, team or competition, Conflict 'rate.tooMany' or 'push.tooMany'.
 */
export async function followTopic(db: Db, input: FollowInput): Promise<void> {
  const { subscription, topic, network, now, newId } = input;
  if (!(await exists(db, topic))) throw new NotFound('There is nothing to follow');
  const isKnown = await findId(db, subscription.endpoint);
  if (!isKnown) await requireAttempt(db, { ...limit, subject: `push ${network}`, now });
  await inTransaction(db, async (tx) => {
    const id = await storeSubscription(tx, { subscription, now, newId });
    const { count } = await tx
      .selectFrom('push_topic')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_TOPICS) throw new Conflict('push.tooMany', 'The browser follows too much');
    await tx
      .insertInto('push_topic')
      .values({ subscription_id: id, kind: topic.kind, subject_id: subjectOf(topic) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The browser may have new keys for the same endpoint. */
async function storeSubscription(
  tx: Db,
  { subscription, now, newId }: Pick<FollowInput, 'subscription' | 'now' | 'newId'>,
): Promise<string> {
  const { endpoint, keys } = subscription;
  const { quietHours, goalsOnly } = DEFAULT_PREFERENCES;
  const { id } = await tx
    .insertInto('push_subscription')
    .values({
      ...{ id: newId(), endpoint, ...keys, goals_only: goalsOnly ? 1 : 0 },
      ...{ quiet_from: quietHours?.from ?? null, quiet_until: quietHours?.until ?? null },
      ...{ created_at: now, seen_at: now, host: new URL(endpoint).host },
    })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...keys, seen_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const TABLES = { match: 'fixture', team: 'team', competition: 'competition' } as const;

async function exists(db: Db, topic: PushTopic): Promise<boolean> {
  if (topic.kind === 'breaking') return true;
  const row = await db
    .selectFrom(TABLES[topic.kind])
    .select('id')
    .where('id', '=', topic.id)
    .executeTakeFirst();
  return row !== undefined;
}

async function findId(db: Db, endpoint: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row?.id;
}
