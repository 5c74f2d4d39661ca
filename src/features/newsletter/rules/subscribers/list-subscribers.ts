import { containsText } from '#platform/db/contains-text.ts';
import type { Db } from '#platform/db/schema.ts';
import type { SubscriberStatus, SubscriberTable } from '../../tables.ts';
import type { Subscriber } from './subscriber.ts';

const SUBSCRIBERS_PER_PAGE = 50;

export interface SubscriberPage {
  subscribers: Subscriber[];
  total: number;
  page: number;
  /** At least 1. */
  pages: number;
}

interface SubscriberQuery {
  /** Absent: all. */
  status?: SubscriberStatus;
  /** Any part of the address. */
  query?: string;
  /** From 1. */
  page?: number;
}

/** A page of the subscribers, the newest first. */
export async function listSubscribers(
  db: Db,
  { status, query = '', page = 1 }: SubscriberQuery,
): Promise<SubscriberPage> {
  let matching = db.selectFrom('subscriber');
  if (status) matching = matching.where('status', '=', status);
  const part = query.trim().toLowerCase();
  if (part !== '') matching = matching.where(containsText('email', part));
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SUBSCRIBERS_PER_PAGE)
    .offset((page - 1) * SUBSCRIBERS_PER_PAGE)
    .execute();
  const total = await countMatching();
  const pages = Math.max(1, Math.ceil(total / SUBSCRIBERS_PER_PAGE));
  return { subscribers: rows.map(toSubscriber), total, page, pages };

  async function countMatching(): Promise<number> {
    if (page === 1 && rows.length < SUBSCRIBERS_PER_PAGE) return rows.length;
    if (part !== '') {
      const { count } = await matching
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }
    const counts = await countSubscribers(db);
    return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
}

/** Counts the subscribers by status. A trigger keeps the counts in their own table. */
export async function countSubscribers(db: Db): Promise<Record<SubscriberStatus, number>> {
  const counts = await db
    .selectFrom('subscriber_count')
    .select(['pending', 'confirmed', 'unsubscribed', 'bounced'])
    .executeTakeFirst();
  return counts ?? { pending: 0, confirmed: 0, unsubscribed: 0, bounced: 0 };
}

function toSubscriber(row: SubscriberTable): Subscriber {
  const { id, email, status } = row;
  return {
    id,
    email,
    status,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}
