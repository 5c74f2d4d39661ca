import type { Db } from '#platform/db/schema.ts';

/** Counting stops here, so that a long queue costs nothing more. */
const MAX_COUNTED = 100;

export interface QueueCounts {
  waiting: number;
  reported: number;
}

/** The numbers of comments that wait for a decision, each at most 100. */
export async function countQueue(db: Db): Promise<QueueCounts> {
  const [waiting, reported] = await Promise.all([count(db, 'waiting'), count(db, 'reported')]);
  return { waiting, reported };
}

/** All comments that wait for a decision, at most 200. */
export async function countOpenComments(db: Db): Promise<number> {
  const { waiting, reported } = await countQueue(db);
  return waiting + reported;
}

async function count(db: Db, status: keyof QueueCounts): Promise<number> {
  const { found } = await db
    .selectFrom((eb) =>
      eb.selectFrom('comment').select('id').where('status', '=', status).limit(MAX_COUNTED).as('queued'),
    )
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}
