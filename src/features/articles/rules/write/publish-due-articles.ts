import { sql } from 'kysely';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { findArticleState } from '../article-state.ts';
import { changeArticle } from './change-article.ts';

/** The number of articles in one query. A backlog takes several queries. */
const BATCH = 100;

export interface PublishedArticle {
  id: string;
  slug: string;
  title: string;
}

/**
 * Publishes every scheduled article whose time has come. A job calls it every few seconds. Several processes may call it at
 * the same time: each article is published once. `now` (epoch milliseconds) is the first publication. Returns the articles
 * that this call published. Reports an article that cannot be published to `onFailure` and continues with the others.
 */
export async function publishDueArticles(
  db: Db,
  input: { now: number; newId: NewId; onFailure?: (id: string, error: unknown) => void },
): Promise<PublishedArticle[]> {
  const due = await db
    .selectFrom('article')
    .select('id')
    // A literal: with a parameter the partial index is not used.
    .where('status', '=', sql.lit('scheduled'))
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
    // Checked under the lock: another process or an editor may have changed the article.
    if (before?.status !== 'scheduled' || (before.scheduledAt ?? now + 1) > now) return null;
    const change = { status: 'published', publishedAt: now, scheduledAt: null } as const;
    const { fields } = await changeArticle(tx, { before, change, kind: 'publish', by: null, now, newId });
    return { id, slug: fields.slug, title: fields.title };
  });
}
