import type { Db } from '#db/schema.ts';
import { READER_WINDOW_MS } from './opening.ts';

/** Somebody who opened an article. */
export interface Visit {
  articleId: string;
  reader: string;
  network: string | null;
}

export interface NewReaders {
  /** How many count as readers of an article, by its id. */
  ofArticle: Map<string, number>;
  /** Who counts as a reader of the paper. */
  ofSite: Set<string>;
  /** The visits that count, one for each reader of an article. */
  visits: Visit[];
}

/**
 * Remembers who opened what, and says who counts: readers of an article that they have not opened for 30 minutes, readers
 * of the paper who have opened nothing of it for as long.
 */
export async function countNewReaders(
  tx: Db,
  { visits, now }: { visits: readonly Visit[]; now: number },
): Promise<NewReaders> {
  const ofArticle = new Map<string, number>();
  const ofSite = new Set(visits.map(({ reader }) => reader));
  if (ofSite.size === 0) return { ofArticle, ofSite, visits: [] };
  const recent = await tx
    .selectFrom('reader_visit')
    .select(['article_id', 'reader'])
    .where('reader', 'in', [...ofSite])
    .where('seen_at', '>', now - READER_WINDOW_MS)
    .execute();
  const seen = new Set(recent.map((row) => `${row.article_id} ${row.reader}`));
  for (const { reader } of recent) ofSite.delete(reader);
  // In one order everywhere: two batches that touch the same rows never wait for each other in a circle.
  const pairs = new Map([...visits].map((visit) => [`${visit.articleId} ${visit.reader}`, visit] as const));
  const rows = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
  const counted = rows.flatMap(([pair, visit]) => (seen.has(pair) ? [] : [visit]));
  for (const { articleId } of counted) ofArticle.set(articleId, (ofArticle.get(articleId) ?? 0) + 1);
  await tx
    .insertInto('reader_visit')
    .values(rows.map(([, visit]) => ({ article_id: visit.articleId, reader: visit.reader, seen_at: now })))
    .onConflict((oc) => oc.columns(['article_id', 'reader']).doUpdateSet({ seen_at: now }))
    .execute();
  return { ofArticle, ofSite, visits: counted };
}
