import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS, type LeaseClaim } from '#platform/jobs/lease.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import type { BrowserSubscription } from '../subscriptions/parse-browser-subscription.ts';
import type { PushMessage } from './send-push.ts';

export interface ClaimedPush {
  leaseId: string;
  noticeId: string;
  subscriptionId: string;
  host: string;
  subscription: BrowserSubscription;
  message: PushMessage;
  /** This attempt included. */
  attempts: number;
  /** Epoch ms. */
  expiresAt: number;
}

/** The known push services have a few hosts. More come from an attack, and wait for their turn. */
const MAX_HOSTS = 200;

/** Lists the hosts of push services for which deliveries are queued, due or not. One look into the index for each host. */
export async function listQueuedPushHosts(db: Db): Promise<string[]> {
  const hosts: string[] = [];
  while (hosts.length < MAX_HOSTS) {
    const next = await db
      .selectFrom('push_delivery')
      .select('host')
      .where('status', '=', 'queued')
      .where('host', '>', hosts.at(-1) ?? '')
      .orderBy('host')
      .limit(1)
      .executeTakeFirst();
    if (!next) break;
    hosts.push(next.host);
  }
  return hosts;
}

/**
 * Claims deliveries to one host for one worker and marks them as being sent. Nobody else gets them: when the worker dies, they
 * may have been sent, and they are not repeated.
 */
export async function claimPushDeliveries(
  db: Db,
  { host, leaseId, now, limit }: LeaseClaim & { host: string },
): Promise<ClaimedPush[]> {
  const due = db
    .selectFrom('push_delivery')
    .select(['notice_id', 'subscription_id'])
    .where('status', '=', 'queued')
    .where('host', '=', host)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit);
  // On SQLite an update takes the lock of the writer even when it finds nothing.
  if (!(await due.limit(1).executeTakeFirst())) return [];
  const free = engineOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due;
  // PostgreSQL may ask an ordinary subquery again for each row, and skips what it has locked: more than the limit would be claimed.
  await db
    .with(
      (cte) => cte('claimed').materialized(),
      () => free,
    )
    .updateTable('push_delivery')
    .set((eb) => ({
      status: 'sending',
      lease_id: leaseId,
      lease_until: now + LEASE_MS,
      attempts: eb('attempts', '+', 1),
    }))
    .where((eb) =>
      eb(
        eb.refTuple('notice_id', 'subscription_id'),
        'in',
        eb
          .selectFrom('claimed')
          .select(['notice_id', 'subscription_id'])
          .$asTuple('notice_id', 'subscription_id'),
      ),
    )
    .where('status', '=', 'queued')
    .execute();
  return readClaimed(db, leaseId);
}

const MAX_RENEWED = 1000;

/** Keeps deliveries that are being sent, of several claims. Those that another worker has counted as lost stay lost. */
export async function renewPushDeliveries(
  db: Db,
  { leaseIds, now }: { leaseIds: readonly string[]; now: number },
): Promise<void> {
  for (const some of toChunks(leaseIds, MAX_RENEWED))
    await db
      .updateTable('push_delivery')
      .set({ lease_until: now + LEASE_MS })
      .where('lease_id', 'in', some)
      .execute();
}

async function readClaimed(db: Db, leaseId: string): Promise<ClaimedPush[]> {
  const rows = await db
    .selectFrom('push_delivery')
    .innerJoin('push_notice', 'push_notice.id', 'push_delivery.notice_id')
    .innerJoin('push_subscription', 'push_subscription.id', 'push_delivery.subscription_id')
    .select(['notice_id', 'subscription_id', 'push_delivery.host', 'attempts', 'endpoint', 'p256dh', 'auth'])
    .select(['title', 'body', 'tag', 'address', 'is_silent', 'push_notice.created_at', 'expires_at'])
    .where('lease_id', '=', leaseId)
    .execute();
  return rows.map((row) => ({
    leaseId,
    noticeId: row.notice_id,
    subscriptionId: row.subscription_id,
    host: row.host,
    subscription: { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
    message: {
      title: row.title,
      body: row.body,
      tag: row.tag,
      address: row.address,
      isSilent: row.is_silent === 1,
      createdAt: row.created_at,
    },
    attempts: row.attempts,
    expiresAt: row.expires_at,
  }));
}
