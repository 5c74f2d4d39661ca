import type { Db } from '#db/schema.ts';

/** The setting under which the demo newspaper keeps the sample figure of spec §9. */
export const SAMPLE_SUBSCRIBERS = 'demo.sampleSubscribers';

/** How many subscribers the demo newspaper says it has; null where there is no demo. */
export async function findSampleSubscribers(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SAMPLE_SUBSCRIBERS)
    .executeTakeFirst();
  const count = Number(row?.value ?? Number.NaN);
  return Number.isSafeInteger(count) ? count : null;
}
