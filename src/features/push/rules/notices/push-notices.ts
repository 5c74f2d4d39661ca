import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { PushTopicKind } from '../../tables.ts';
import { bakuHour } from '../push-preferences.ts';

export interface NewNotice {
  id: string;
  /** A notice with a known key is not queued again. */
  eventKey: string;
  /** On the reader's screen it replaces the notice with the same tag. */
  tag: string;
  title: string;
  body: string;
  /** A path of the site or an https URL. */
  address: string;
  isSilent: boolean;
  isForGoalsOnly: boolean;
  /** Epoch ms. Quiet hours are those of this moment, so that a correction reaches all who got the first notice. */
  happenedAt: number;
  now: number;
  expiresAt: number;
  topics: readonly { kind: PushTopicKind; subjectId: string }[];
}

/**
 * Queues a notice for every browser that follows one of its topics. It replaces queued notices with the same tag. A browser
 * whose push service did not answer the last try gets it with its next try.
 */
export async function queueNotice(tx: Db, notice: NewNotice): Promise<void> {
  const added = await tx
    .insertInto('push_notice')
    .values({
      id: notice.id,
      event_key: notice.eventKey,
      tag: notice.tag,
      is_silent: notice.isSilent ? 1 : 0,
      title: notice.title,
      body: notice.body,
      address: notice.address,
      created_at: notice.now,
      expires_at: notice.expiresAt,
      recipients: 0,
      sent: 0,
      failed: 0,
      replaced: 0,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await withdrawNotices(tx, { tag: notice.tag });
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('push_delivery')
    .columns(['notice_id', 'subscription_id', 'host', 'status', 'attempts', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscription as s')
        .select(({ cast, val, ref, lit, eb: when }) => [
          cast<string>(val(notice.id), 'text').as('notice_id'),
          ref('s.id').as('subscription_id'),
          ref('s.host').as('host'),
          sql.lit('queued' as const).as('status'),
          lit(0).as('attempts'),
          when
            .case()
            .when('s.retry_at', '>', notice.now)
            .then(ref('s.retry_at'))
            .else(cast<number>(val(notice.now), 'bigint'))
            .end()
            .as('due_at'),
        ])
        .where('s.id', 'in', selectFollowers(tx, notice))
        .$if(!notice.isForGoalsOnly, (query) => query.where('s.goals_only', '=', 0)),
    )
    .executeTakeFirst();
  await tx
    .updateTable('push_notice')
    .set({ recipients: Number(numInsertedOrUpdatedRows) })
    .where('id', '=', notice.id)
    .execute();
}

/** Quiet hours hold for everything but matches that the reader chose by hand. */
export function selectFollowers(tx: Db, { topics, happenedAt }: Pick<NewNotice, 'topics' | 'happenedAt'>) {
  const hour = bakuHour(happenedAt);
  return tx
    .selectFrom('push_topic')
    .innerJoin('push_subscription as f', 'f.id', 'push_topic.subscription_id')
    .select('f.id')
    .where((eb) =>
      eb.or(topics.map(({ kind, subjectId }) => eb.and({ 'push_topic.kind': kind, subject_id: subjectId }))),
    )
    .where(({ or, and, not, eb }) => {
      const isAfter = eb('f.quiet_from', '<=', hour);
      const isBefore = eb('f.quiet_until', '>', hour);
      const isOvernight = eb('f.quiet_from', '>', eb.ref('f.quiet_until'));
      return or([
        eb('push_topic.kind', '=', 'match'),
        eb('f.quiet_from', 'is', null),
        not(or([and([isOvernight, or([isAfter, isBefore])]), and([isAfter, isBefore])])),
      ]);
    });
}

/** Deletes the deliveries with this tag that have not started. */
export async function withdrawNotices(tx: Db, { tag }: { tag: string }): Promise<void> {
  const withdrawn = await tx
    .deleteFrom('push_delivery')
    .where('status', '=', 'queued')
    .where('notice_id', 'in', tx.selectFrom('push_notice').select('id').where('tag', '=', tag))
    .returning('notice_id')
    .execute();
  for (const [id, rows] of Map.groupBy(withdrawn, ({ notice_id }) => notice_id))
    await tx
      .updateTable('push_notice')
      .set((eb) => ({ replaced: eb('replaced', '+', rows.length) }))
      .where('id', '=', id)
      .execute();
}

/** A notice with the outcome of its deliveries. What is in none of the counts is still to be sent. */
export interface SentNotice {
  id: string;
  title: string;
  body: string;
  address: string;
  /** Epoch ms. */
  createdAt: number;
  recipients: number;
  sent: number;
  failed: number;
  replaced: number;
}

const MAX_NOTICES = 50;

/** The last notices, newest first. */
export function listPushNotices(db: Db): Promise<SentNotice[]> {
  return db
    .selectFrom('push_notice')
    .select(['id', 'title', 'body', 'address', 'created_at as createdAt'])
    .select(['recipients', 'sent', 'failed', 'replaced'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTICES)
    .execute();
}
