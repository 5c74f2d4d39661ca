import type { Db } from '#db/schema.ts';

/** The highest number that is counted; what is more costs nothing more. */
const MOST = 100;

/** How many messages of readers nobody has answered or archived yet, at most 100. */
export async function countNewMessages(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom((eb) =>
      eb.selectFrom('contact_message').select('id').where('status', '=', 'new').limit(MOST).as('unanswered'),
    )
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
