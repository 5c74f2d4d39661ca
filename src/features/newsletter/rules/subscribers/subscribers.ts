import { CSV_MARK, csvLine } from '#az/format/csv.ts';
import { isoBaku } from '#az/format/dates.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { containsText } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import type { SubscriberStatus } from '../../tables.ts';
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
    .select(['id', 'email', 'status', 'created_at as createdAt'])
    .select(['confirmed_at as confirmedAt', 'unsubscribed_at as unsubscribedAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SUBSCRIBERS_PER_PAGE)
    .offset((page - 1) * SUBSCRIBERS_PER_PAGE)
    .execute();
  const total = await countMatching();
  const pages = Math.max(1, Math.ceil(total / SUBSCRIBERS_PER_PAGE));
  return { subscribers: rows, total, page, pages };

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

/** Counts the subscribers who confirmed and who unsubscribed in [`from`, `to`) (epoch milliseconds). */
export async function countSubscriptions(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<{ confirmed: number; unsubscribed: number }> {
  const count = async (column: 'confirmed_at' | 'unsubscribed_at') => {
    const row = await db
      .selectFrom('subscriber')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(column, '>=', from)
      .where(column, '<', to)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  return { confirmed: await count('confirmed_at'), unsubscribed: await count('unsubscribed_at') };
}

const BATCH_SIZE = 1000;
const HEADER = ['email', 'status', 'created', 'confirmed', 'unsubscribed'];

/**
 * All subscribers as CSV (`src/az/format/csv.ts`), in batches. Times are those of Baku. For admins. Recorded in the
 * audit log, because it contains all addresses.
 * @throws Forbidden.
 */
export async function exportSubscribers(db: Db, change: Change): Promise<AsyncGenerator<string>> {
  requireRole(change.actor, 'admin');
  await recordAudit(db, change, 'subscriber.export', 'all');
  return readCsvBatches(db);
}

async function* readCsvBatches(db: Db): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(HEADER);
  let after = '';
  while (true) {
    const rows = await db
      .selectFrom('subscriber')
      .select(['email', 'status', 'created_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '>', after)
      .orderBy('email')
      .limit(BATCH_SIZE)
      .execute();
    yield rows
      .map((row) => {
        const times = [row.created_at, row.confirmed_at, row.unsubscribed_at].map(isoBaku);
        return csvLine([row.email, row.status, ...times]);
      })
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.email;
  }
}
