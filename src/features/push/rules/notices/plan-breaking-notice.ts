import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { NewId } from '#platform/new-id.ts';
import { pushNoticeText } from '../../text.ts';
import { queueNotice, selectFollowers, withdrawNotices } from './push-notices.ts';

/** Breaking news that waited longer is not sent any more. */
const TTL_MS = 2 * HOUR;

const BREAKING_TOPICS = [{ kind: 'breaking' as const, subjectId: '' }];
const tagOf = (id: string) => `breaking-${id}`;

interface ShownEntry {
  id: string;
  /** When the entry was shown, epoch ms. */
  createdAt: number;
  now: number;
  newId: NewId;
}

/** Announces an entry of the breaking strip, once, unless its editor has left the notice out. The levels below `breaking` are no reason to disturb readers. */
export async function planBreakingNotice(tx: Db, { id, createdAt, now, newId }: ShownEntry): Promise<void> {
  const entry = await tx
    .selectFrom('breaking_entry')
    .select(['text', 'address', 'level', 'ended_at', 'is_quiet'])
    .where('id', '=', id)
    .executeTakeFirst();
  const expiresAt = createdAt + TTL_MS;
  if (entry?.level !== 'breaking' || entry.is_quiet === 1 || entry.ended_at !== null || expiresAt <= now)
    return;
  await queueNotice(tx, {
    id: newId(),
    eventKey: tagOf(id),
    tag: tagOf(id),
    title: pushNoticeText.breaking,
    body: entry.text,
    address: entry.address || href('/'),
    isSilent: false,
    isForGoalsOnly: true,
    happenedAt: createdAt,
    now,
    expiresAt,
    topics: BREAKING_TOPICS,
  });
}

/** An entry that ended is not sent to readers who did not get it yet. */
export async function withdrawBreakingNotice(tx: Db, { id }: { id: string }): Promise<void> {
  await withdrawNotices(tx, { tag: tagOf(id) });
}

/** How many browsers would get a breaking notice now, without those whose quiet hours it is. `now` is epoch ms. */
export async function countBreakingRecipients(db: Db, { now }: { now: number }): Promise<number> {
  const { count } = await db
    .selectFrom(selectFollowers(db, { topics: BREAKING_TOPICS, happenedAt: now }).as('follower'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of recipients of the notice about an entry; null while there is none. */
export async function findBreakingNotice(db: Db, { id }: { id: string }): Promise<number | null> {
  const notice = await db
    .selectFrom('push_notice')
    .select('recipients')
    .where('event_key', '=', tagOf(id))
    .executeTakeFirst();
  return notice?.recipients ?? null;
}
