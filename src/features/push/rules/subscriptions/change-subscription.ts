import type { ExpressionBuilder } from 'kysely';
import { DAY, HOUR } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { type AttemptLimit, requireAttempt } from '#platform/limits/reserve-attempt.ts';
import type { NewId } from '#platform/new-id.ts';
import { DEFAULT_PREFERENCES, type PushPreferences } from '../push-preferences.ts';
import type { PushTopic } from '../push-topic.ts';
import { subjectOf } from '../topic-key.ts';
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
    const id = await findId(tx, endpoint);
    if (!id) return;
    await tx
      .deleteFrom('push_subscription')
      .where('endpoint', '=', subscription.endpoint)
      .where('id', '<>', id)
      .execute();
    await tx
      .updateTable('push_subscription')
      .set({
        endpoint: subscription.endpoint,
        host: new URL(subscription.endpoint).host,
        ...subscription.keys,
        seen_at: now,
        unanswered: 0,
        retry_at: null,
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Switches off all notices of a browser. Its queued deliveries are deleted with it. */
export async function deletePushSubscription(db: Db, { endpoint }: { endpoint: string }): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}

const MAX_TOPICS = 100;
/** Browsers of one network that subscribe for the first time. */
const limit: AttemptLimit = { kind: 'push', maxAttempts: 60, windowMs: HOUR };

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
    await tx
      .insertInto('push_topic')
      .values({ subscription_id: id, kind: topic.kind, subject_id: subjectOf(topic) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Counted with this topic: a browser that follows it already may ask for it again.
    const { count } = await tx
      .selectFrom('push_topic')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) > MAX_TOPICS) throw new Conflict('push.tooMany', 'The browser follows too much');
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
      id: newId(),
      endpoint,
      ...keys,
      goals_only: goalsOnly ? 1 : 0,
      quiet_from: quietHours?.from ?? null,
      quiet_until: quietHours?.until ?? null,
      created_at: now,
      seen_at: now,
      host: new URL(endpoint).host,
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

/** Ends the notices about a topic. A subscription that follows nothing more is deleted. */
export async function unfollowTopic(
  db: Db,
  { endpoint, topic }: { endpoint: string; topic: PushTopic },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await findId(tx, endpoint);
    if (!id) return;
    await tx
      .deleteFrom('push_topic')
      .where('subscription_id', '=', id)
      .where('kind', '=', topic.kind)
      .where('subject_id', '=', subjectOf(topic))
      .execute();
    await tx.deleteFrom('push_subscription').where('id', '=', id).where(followsNothing).execute();
  });
}

/** The condition of a subscription without a topic. */
function followsNothing({ not, exists, selectFrom }: ExpressionBuilder<Database, 'push_subscription'>) {
  const topics = selectFrom('push_topic').whereRef('push_topic.subscription_id', '=', 'push_subscription.id');
  return not(exists(topics.select('subscription_id')));
}

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
    .where((eb) => eb.or([eb('seen_at', '<', now - RETENTION.subscriptionMs), followsNothing(eb)]))
    .execute();
}
