import type { Db } from '#db/schema.ts';

/**
 * Readers of one article that one network (an IPv4 address, an IPv6 /64) may add to the most-read list in a day. A mobile
 * operator puts many readers behind one address; that lowers every article alike.
 */
export const MAX_RANKED_READERS = 5;

/** A new reader of an article and a hash of the network they came from; null when it is not known. */
export interface NetworkVisit {
  articleId: string;
  network: string | null;
}

/** Remembers which networks the new readers came from. Returns how many readers are too many, by article. */
export async function countExcessReaders(
  tx: Db,
  { visits, now }: { visits: readonly NetworkVisit[]; now: number },
): Promise<Map<string, number>> {
  const added = new Map<string, { article_id: string; network: string; readers: number; since: number }>();
  for (const { articleId, network } of visits) {
    if (network === null) continue;
    const name = `${articleId} ${network}`;
    const readers = (added.get(name)?.readers ?? 0) + 1;
    added.set(name, { article_id: articleId, network, readers, since: now });
  }
  const excess = new Map<string, number>();
  if (added.size === 0) return excess;
  // In one order everywhere: two batches that touch the same rows never wait for each other in a circle.
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
    const own = added.get(`${articleId} ${network}`)?.readers ?? 0;
    const tooMany = Math.min(own, Math.max(0, readers - MAX_RANKED_READERS));
    if (tooMany > 0) excess.set(articleId, (excess.get(articleId) ?? 0) + tooMany);
  }
  return excess;
}
