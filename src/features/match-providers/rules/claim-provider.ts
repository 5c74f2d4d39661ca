import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ProviderTable } from '../tables.ts';

/** How long an instance has a provider for itself. When it dies, another one polls after this time. */
const CLAIM_MS = MINUTE;

/** Claims a provider for one poll. Null when it is not due, or when another instance has it. `now` is epoch ms. */
export async function claimProvider(
  db: Db,
  { provider, now }: { provider: string; now: number },
): Promise<ProviderTable | null> {
  await db
    .insertInto('provider')
    .values({ id: provider, poll_at: 0, list_at: 0, failures: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const claimed = await db
    .updateTable('provider')
    .set({ poll_at: now + CLAIM_MS })
    .where('id', '=', provider)
    .where('poll_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

type Outcome = Partial<Omit<ProviderTable, 'id'>> & Pick<ProviderTable, 'poll_at'>;

/** Writes how a poll went, and releases the provider. */
export async function releaseProvider(db: Db, provider: string, outcome: Outcome): Promise<void> {
  await db.updateTable('provider').set(outcome).where('id', '=', provider).execute();
}
