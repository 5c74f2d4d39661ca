import type { Db } from '#platform/db/schema.ts';

/** How many attempts are allowed within the window. */
export interface AttemptLimit {
  maxAttempts: number;
  windowMs: number;
}

/**
 * Counts an attempt before its password is checked, so that parallel attempts cannot exceed the limit. Returns how long
 * to wait, in milliseconds; 0 when the attempt is allowed. The window ends `windowMs` after its first attempt; refused
 * attempts do not extend it.
 */
export async function reserveSignInAttempt(
  db: Db,
  { subject, maxAttempts, windowMs, now }: AttemptLimit & { subject: string; now: number },
): Promise<number> {
  const { count, since } = await db
    .insertInto('sign_in_attempt')
    .values({ subject, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => {
        const hasEnded = eb('sign_in_attempt.since', '<=', now - windowMs);
        return {
          count: eb
            .case()
            .when(hasEnded)
            .then(1)
            .else(eb('sign_in_attempt.count', '+', 1))
            .end(),
          since: eb.case().when(hasEnded).then(now).else(eb.ref('sign_in_attempt.since')).end(),
        };
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
  return count <= maxAttempts ? 0 : Math.max(1, Number(since) + windowMs - now);
}

/** Takes back one counted attempt, because it did not fail. */
export async function releaseSignInAttempt(db: Db, { subject }: { subject: string }): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('subject', '=', subject)
    .where('count', '>', 0)
    .execute();
}

/** Deletes the counted attempts of a subject after it signed in. */
export async function deleteSignInAttempts(db: Db, { subject }: { subject: string }): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('subject', '=', subject).execute();
}

/** Deletes the counts of windows that began before `before` (epoch milliseconds). */
export async function deleteOldSignInAttempts(db: Db, { before }: { before: number }): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('since', '<', before).execute();
}
