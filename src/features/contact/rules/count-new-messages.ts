import type { Db } from '#platform/db/schema.ts';

/** The count stops here, so that its cost is limited. */
const MAX_COUNT = 100;

/** Counts the messages with the status `new`, up to `MAX_COUNT`. */
export async function countNewMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('contact_message')
        .select('id')
        .where('status', '=', 'new')
        .limit(MAX_COUNT)
        .as('new_message'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
