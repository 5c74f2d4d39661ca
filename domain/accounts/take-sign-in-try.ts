import type { Db } from '#db/schema.ts';

/** How many tries within which time. */
export interface TryLimit {
  most: number;
  windowMs: number;
}

/**
 * Counts a try before its password is looked at, so that many at once cannot all be the last one allowed. False when the
 * limit is reached: then until `windowMs` after the first try, and tries in between make that no longer.
 */
export async function takeSignInTry(
  db: Db,
  { subject, most, windowMs, now }: TryLimit & { subject: string; now: number },
): Promise<boolean> {
  const { count } = await db
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
    .returning('count')
    .executeTakeFirstOrThrow();
  return count <= most;
}

/** Forgets the tries of one subject: it has proved who it is. */
export async function forgetSignInTries(db: Db, { subject }: { subject: string }): Promise<void> {
  await db.deleteFrom('sign_in_try').where('subject', '=', subject).execute();
}

/** Removes what no limit asks for any more. */
export async function forgetOldSignInTries(db: Db, { before }: { before: number }): Promise<void> {
  await db.deleteFrom('sign_in_try').where('since', '<', before).execute();
}
