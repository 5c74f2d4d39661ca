import type { Db } from '#db/schema.ts';

/** How many tries within which time. */
export interface AttemptLimit {
  most: number;
  windowMs: number;
}

/**
 * Counts a try before its password is looked at, so that many at once cannot all be the last one allowed. Returns how
 * long to wait, in milliseconds; 0 when the try may be made. The wait ends `windowMs` after the first try; refused tries
 * do not prolong it.
 */
export async function takeSignInAttempt(
  db: Db,
  { subject, most, windowMs, now }: AttemptLimit & { subject: string; now: number },
): Promise<number> {
  const { count, since } = await db
    .insertInto('sign_in_try')
    .values({ subject, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => {
        const isOver = eb('sign_in_try.since', '<=', now - windowMs);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('sign_in_try.count', '+', 1))
            .end(),
          since: eb.case().when(isOver).then(now).else(eb.ref('sign_in_try.since')).end(),
        };
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
  return count <= most ? 0 : Math.max(1, Number(since) + windowMs - now);
}

/** Takes one counted try back: it was no failure. */
export async function returnSignInAttempt(db: Db, { subject }: { subject: string }): Promise<void> {
  await db
    .updateTable('sign_in_try')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('subject', '=', subject)
    .where('count', '>', 0)
    .execute();
}

/** Forgets the tries of one subject: it has proved who it is. */
export async function deleteSignInAttempts(db: Db, { subject }: { subject: string }): Promise<void> {
  await db.deleteFrom('sign_in_try').where('subject', '=', subject).execute();
}

/** Removes what no limit asks for any more. */
export async function deleteOldSignInAttempts(db: Db, { before }: { before: number }): Promise<void> {
  await db.deleteFrom('sign_in_try').where('since', '<', before).execute();
}
