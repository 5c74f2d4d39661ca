import type { Db } from '#platform/db/schema.ts';

/** Counts the subscribers who confirmed and who unsubscribed in [`from`, `to`) (epoch milliseconds). */
export async function countSubscriptions(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<{ confirmed: number; unsubscribed: number }> {
  const count = async (column: 'confirmed_at' | 'unsubscribed_at') => {
    const row = await db
      .selectFrom('subscriber')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(column, '>=', from)
      .where(column, '<', to)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  return { confirmed: await count('confirmed_at'), unsubscribed: await count('unsubscribed_at') };
}
