import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { reportLimit } from './limit-log.ts';

/** The clocks of two instances may differ this much. */
const MAX_CLOCK_DIFFERENCE_MS = MINUTE;

/** How many attempts are allowed within a window, which is at most an hour long and begins with its first attempt. */
export interface AttemptLimit {
  /** What the log calls this limit. */
  kind: string;
  maxAttempts: number;
  windowMs: number;
}

/** `subject`: what is counted, and a keyed hash of whose attempts they are. */
interface Attempt extends AttemptLimit {
  subject: string;
  now: number;
}

export interface AttemptQuota {
  /** Attempts that are left in this window; below zero when the limit is exceeded. */
  remaining: number;
  /** Until the window ends. */
  resetMs: number;
}

/**
 * Counts an attempt before its work is done, so that parallel attempts cannot exceed the limit. The count is in the database,
 * so it holds for all instances together. Refused attempts do not extend the window, and are logged.
 */
export async function countAttempt(
  db: Db,
  { kind, subject, maxAttempts, windowMs, now }: Attempt,
): Promise<AttemptQuota> {
  const { count, since } = await db
    .insertInto('attempt_count')
    .values({ subject, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => {
        // A window that begins in the future is one from before the clock was put back. It would last until then.
        const hasEnded = eb.or([
          eb('attempt_count.since', '<=', now - windowMs),
          eb('attempt_count.since', '>', now + MAX_CLOCK_DIFFERENCE_MS),
        ]);
        return {
          count: eb
            .case()
            .when(hasEnded)
            .then(1)
            .else(eb('attempt_count.count', '+', 1))
            .end(),
          since: eb.case().when(hasEnded).then(now).else(eb.ref('attempt_count.since')).end(),
        };
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
  if (count > maxAttempts) reportLimit(kind);
  return { remaining: maxAttempts - count, resetMs: Math.max(1, Number(since) + windowMs - now) };
}

/** Counts an attempt. Returns how long to wait, in milliseconds; 0 when the attempt is allowed. */
export async function reserveAttempt(db: Db, attempt: Attempt): Promise<number> {
  const { remaining, resetMs } = await countAttempt(db, attempt);
  return remaining < 0 ? resetMs : 0;
}

/** Counts an attempt. @throws Conflict 'rate.tooMany' when there were too many. */
export async function requireAttempt(db: Db, attempt: Attempt): Promise<void> {
  if ((await reserveAttempt(db, attempt)) > 0)
    throw new Conflict('rate.tooMany', 'Too many attempts from this network');
}

/** How long further attempts of a subject are refused, in milliseconds; 0 when they are not. Counts nothing. */
export async function findWait(db: Db, { subject, maxAttempts, windowMs, now }: Attempt): Promise<number> {
  const row = await db
    .selectFrom('attempt_count')
    .select(['count', 'since'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!row || row.count < maxAttempts) return 0;
  return Math.max(0, Number(row.since) + windowMs - now);
}

/** Takes back one counted attempt, because it did not fail. */
export async function releaseAttempt(db: Db, { subject }: { subject: string }): Promise<void> {
  await db
    .updateTable('attempt_count')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('subject', '=', subject)
    .where('count', '>', 0)
    .execute();
}

/** Deletes the counted attempts of a subject. */
export async function deleteAttempts(db: Db, { subject }: { subject: string }): Promise<void> {
  await db.deleteFrom('attempt_count').where('subject', '=', subject).execute();
}

/** Deletes the counts of windows that are over at `now` (epoch milliseconds). */
export async function deleteOldAttempts(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('attempt_count')
    .where('since', '<=', now - HOUR)
    .execute();
}

export function attemptJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [{ name: 'old attempts', everyMs: 10 * MINUTE, run: () => deleteOldAttempts(db, { now: now() }) }];
}
