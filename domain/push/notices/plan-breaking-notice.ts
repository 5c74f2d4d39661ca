import { pushNoticeText } from '#az/text/distribution/push.ts';
import type { Db } from '#db/schema.ts';
import { href } from '#domain/href.ts';
import type { NewId } from '#domain/new-id.ts';
import { queueNotice, withdrawNotices } from './queue-notice.ts';

/** Breaking news that waited longer is not sent any more. */
const TTL_MS = 2 * 3_600_000;

const tagOf = (id: string) => `breaking-${id}`;

interface ShownEntry {
  id: string;
  /** When the entry was shown, epoch ms. */
  createdAt: number;
  now: number;
  newId: NewId;
}

/** Announces an entry of the breaking strip, once. The levels below `breaking` are no reason to disturb readers. */
export async function planBreakingNotice(tx: Db, { id, createdAt, now, newId }: ShownEntry): Promise<void> {
  const entry = await tx
    .selectFrom('breaking_entry')
    .select(['text', 'address', 'level', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const expiresAt = createdAt + TTL_MS;
  if (entry?.level !== 'breaking' || entry.ended_at !== null || expiresAt <= now) return;
  await queueNotice(tx, {
    ...{ id: newId(), eventKey: tagOf(id), tag: tagOf(id), title: pushNoticeText.breaking, body: entry.text },
    ...{ address: entry.address || href('/'), isSilent: false, isForGoalsOnly: true },
    ...{ happenedAt: createdAt, now, expiresAt, topics: [{ kind: 'breaking', subjectId: '' }] },
  });
}

/** An entry that ended is not sent to readers who did not get it yet. */
export async function withdrawBreakingNotice(tx: Db, { id }: { id: string }): Promise<void> {
  await withdrawNotices(tx, { tag: tagOf(id) });
}
