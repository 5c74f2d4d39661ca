import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { findArticleState } from '../article-state.ts';
import { changeArticle } from './change-article.ts';

/** So many are looked for at once; a backlog is worked off round by round. */
const BATCH = 100;

export interface PublishedArticle {
  id: string;
  slug: string;
  title: string;
}

/**
 * Publishes every scheduled article whose moment has come. For the program's clock, every few seconds; also after the
 * program stood still. Any number of processes may call it at once: each article is published by one of them, once.
 * `now` (epoch milliseconds) is the first publication. Returns what this call published; `onFailure` hears of an article
 * that could not be, the others are published all the same.
 */
export async function publishDueArticles(
  db: Db,
  input: { now: number; newId: NewId; onFailure?: (id: string, error: unknown) => void },
): Promise<PublishedArticle[]> {
  const due = await db
    .selectFrom('article')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', input.now)
    .orderBy('scheduled_at')
    .limit(BATCH)
    .execute();
  const published: PublishedArticle[] = [];
  for (const { id } of due) {
    try {
      const article = await publishOne(db, id, input);
      if (article) published.push(article);
    } catch (error) {
      if (!input.onFailure) throw error;
      input.onFailure(id, error);
    }
  }
  return published;
}

async function publishOne(
  db: Db,
  id: string,
  { now, newId }: { now: number; newId: NewId },
): Promise<PublishedArticle | null> {
  return inTransaction(db, async (tx) => {
    const before = await findArticleState(tx, { id, lock: true });
    // Checked under the lock: another process or an editor may have been faster.
    if (before?.status !== 'scheduled' || (before.scheduledAt ?? now + 1) > now) return null;
    const change = { status: 'published', publishedAt: now, scheduledAt: null } as const;
    const { fields } = await changeArticle(tx, { before, change, kind: 'publish', by: null, now, newId });
    return { id, slug: fields.slug, title: fields.title };
  });
}
