import { DAY, MINUTE, WEEK } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS } from '#platform/jobs/lease.ts';
import type { ProviderTable } from '../tables.ts';
import { resumePolls } from './due-fixtures.ts';

/**
 * `paused`: five failures in a row. `spent`: no calls are left today. `plan`: its plan does not allow the calls. `off`: no
 * instance polls it any more.
 */
export type ProviderState = 'working' | 'failing' | 'paused' | 'spent' | 'plan' | 'off';

export interface ProviderStatus {
  id: string;
  state: ProviderState;
  /** Epoch ms; null: never. */
  succeededAt: number | null;
  /** When it is polled next. */
  pollAt: number;
  error: string | null;
  remainingToday: number | null;
  unknownValues: string[];
}

const OFF_AFTER_MS = 10 * MINUTE;

/** The providers that have been set up, by name. */
export async function listProviders(db: Db, { now }: { now: number }): Promise<ProviderStatus[]> {
  const rows = await db.selectFrom('provider').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    state: findState(row, now),
    succeededAt: row.succeeded_at,
    pollAt: row.poll_at,
    error: row.error,
    remainingToday: row.remaining_today,
    unknownValues: row.unknown_values?.split('\n') ?? [],
  }));
}

function findState(row: ProviderTable, now: number): ProviderState {
  if (row.poll_at < now - OFF_AFTER_MS) return 'off';
  if (row.remaining_today === 0) return 'spent';
  if (row.failures === 0) return 'working';
  if (row.problem === 'plan') return 'plan';
  return row.failures >= PAUSED_AFTER_FAILURES ? 'paused' : 'failing';
}

const FIRST_WAIT_MS = 5000;
/** From this failure on the provider is left alone for longer. Editors see it as paused. */
const PAUSED_AFTER_FAILURES = 5;
const PAUSE_MS = 5 * MINUTE;

interface Failure {
  /** Failed polls in a row, this one included. */
  failures: number;
  /** What the provider asks for; null when it does not say. */
  retryAfterMs: number | null;
  /** Between 0 and 1. Several installations must not return at the same moment. */
  random: number;
}

/** How long to wait after a failed poll: 5 s, 10 s, 20 s …, then five minutes; never less than the provider asks for. */
export function planRetry({ failures, retryAfterMs, random }: Failure): number {
  const wait = failures >= PAUSED_AFTER_FAILURES ? PAUSE_MS : FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1);
  return Math.round(Math.max(wait, retryAfterMs ?? 0) * (1 + random * 0.2));
}

/** How long to wait when no calls are left: to midnight UTC, or for a minute; 0 when there are calls. */
export function planQuotaWait(
  {
    remainingToday,
    remainingThisMinute,
  }: { remainingToday: number | null; remainingThisMinute: number | null },
  now: number,
): number {
  if (remainingToday === 0) return DAY - (now % DAY);
  return remainingThisMinute === 0 ? MINUTE : 0;
}

/** The longest wait after a poll without a failure while calls are left, and more than the clocks of two instances differ. */
const MAX_WAIT_MS = 2 * MINUTE;

/**
 * Claims a provider that waits for a time from before the clock was put back, and lets it read everything anew. It would not be polled
 * until then.
 */
async function claimPutBack(
  db: Db,
  { provider, now }: { provider: string; now: number },
): Promise<ProviderTable | undefined> {
  return inTransaction(db, async (tx) => {
    const claimed = await tx
      .updateTable('provider')
      .set({
        poll_at: now + LEASE_MS,
        list_at: 0,
        succeeded_at: null,
        failed_at: null,
        remaining_today: null,
        remaining_minute: null,
      })
      .where('id', '=', provider)
      .where('poll_at', '>', now + MINUTE)
      .where((eb) =>
        eb.or([
          eb('succeeded_at', '>', now + MINUTE),
          eb('failed_at', '>', now + MINUTE),
          eb.and([
            eb('poll_at', '>', now + MAX_WAIT_MS),
            eb('failures', '=', 0),
            eb.or([eb('remaining_today', 'is', null), eb('remaining_today', '>', 0)]),
          ]),
        ]),
      )
      .returningAll()
      .executeTakeFirst();
    if (claimed) await resumePolls(tx, { provider, now });
    return claimed;
  });
}

/**
 * Claims a provider for one poll. Null when it is not due, or when another instance has it. Its `poll_at` is the end of the lease.
 * `now` is epoch ms.
 */
export async function claimProvider(
  db: Db,
  { provider, now }: { provider: string; now: number },
): Promise<ProviderTable | null> {
  await db
    .insertInto('provider')
    .values({ id: provider, poll_at: 0, list_at: 0, failures: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const claimed = await db
    .updateTable('provider')
    .set({ poll_at: now + LEASE_MS })
    .where('id', '=', provider)
    .where('poll_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? (await claimPutBack(db, { provider, now })) ?? null;
}

/** What a poll writes: when the provider is polled next, and what has changed. */
export type Outcome = Partial<Omit<ProviderTable, 'id'>> & Pick<ProviderTable, 'poll_at'>;

/**
 * Writes how a poll goes or went. With another `poll_at` it renews or releases the provider. `heldUntil` is the end of the lease. Returns false
 * when another instance has it.
 */
export async function updateHeldProvider(
  db: Db,
  { provider, heldUntil }: { provider: string; heldUntil: number },
  outcome: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('provider')
    .set(outcome)
    .where('id', '=', provider)
    .where('poll_at', '=', heldUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const KEPT_MS = WEEK;

/** Deletes what providers sent more than seven days ago, and their matches of that time that nobody linked. */
export async function deleteOldSnapshots(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('provider_snapshot')
    .where('fetched_at', '<', now - KEPT_MS)
    .execute();
  await db
    .deleteFrom('provider_fixture')
    .where('fixture_id', 'is', null)
    .where('kick_off', '<', now - KEPT_MS)
    .execute();
}
