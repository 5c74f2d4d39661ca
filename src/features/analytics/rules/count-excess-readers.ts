import type { Db } from '#platform/db/schema.ts';

/**
 * How many readers from one network (an IPv4 address, an IPv6 /64) count in the ranking of an article per day. Mobile
 * operators put many readers behind one address, which affects all articles equally.
 */
export const MAX_RANKED_READERS = 5;

/** A new reader of an article, with a hash of the reader's network; null when it is unknown. */
export interface NetworkVisit {
  articleId: string;
  network: string | null;
}

/** Stores the networks of new readers. Returns by article how many readers exceed `MAX_RANKED_READERS`. */
export async function countExcessReaders(
  tx: Db,
  { visits, now }: { visits: readonly NetworkVisit[]; now: number },
): Promise<Map<string, number>> {
  const added = new Map<string, { article_id: string; network: string; readers: number; since: number }>();
  for (const { articleId, network } of visits) {
    if (network === null) continue;
    const key = `${articleId} ${network}`;
    const readers = (added.get(key)?.readers ?? 0) + 1;
    added.set(key, { article_id: articleId, network, readers, since: now });
  }
  const excess = new Map<string, number>();
  if (added.size === 0) return excess;
  // Every batch writes the rows in the same order, so that two batches cannot deadlock.
  const rows = [...added].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const totals = await tx
    .insertInto('article_network_readers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'network']).doUpdateSet((eb) => ({
        readers: eb('article_network_readers.readers', '+', eb.ref('excluded.readers')),
      })),
    )
    .returning(['article_id', 'network', 'readers'])
    .execute();
  for (const { article_id: articleId, network, readers } of totals) {
    const addedReaders = added.get(`${articleId} ${network}`)?.readers ?? 0;
    const excessReaders = Math.min(addedReaders, Math.max(0, readers - MAX_RANKED_READERS));
    if (excessReaders > 0) excess.set(articleId, (excess.get(articleId) ?? 0) + excessReaders);
  }
  return excess;
}
