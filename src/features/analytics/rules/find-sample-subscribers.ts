import type { Db } from '#platform/db/schema.ts';

/** The key of the setting with the sample figure of the demo site (spec §9). */
export const SAMPLE_SUBSCRIBERS = 'demo.sampleSubscribers';

/** The sample number of subscribers of the demo site; null on other sites. */
export async function findSampleSubscribers(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SAMPLE_SUBSCRIBERS)
    .executeTakeFirst();
  const count = Number(row?.value ?? Number.NaN);
  return Number.isSafeInteger(count) ? count : null;
}
