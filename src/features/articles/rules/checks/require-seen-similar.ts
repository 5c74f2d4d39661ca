import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';
import { findSimilarArticles } from './find-similar-articles.ts';
import type { SimilarArticle } from './similar-article.ts';

/** Other articles may tell the same story. Save again with their ids as `seenSimilar`. */
export class SimilarArticlesFound extends Error {
  override name = 'SimilarArticlesFound';
  readonly articles: readonly SimilarArticle[];

  constructor(articles: readonly SimilarArticle[]) {
    super('Other articles may tell the same story');
    this.articles = articles;
  }
}

/**
 * Before an article is published or scheduled: the editor must have seen the articles that may tell the same story.
 * `seenSimilar`: their ids; undefined when no editor sees them. `from`: null for a new article.
 * @throws SimilarArticlesFound with all of them when one was not seen.
 */
export async function requireSeenSimilar(
  db: Db,
  input: {
    article: { id: string; title: string; excerpt: string };
    from: ArticleStatus | null;
    to: ArticleStatus;
    seenSimilar: readonly string[] | undefined;
    now: number;
  },
): Promise<void> {
  const { seenSimilar } = input;
  if (!seenSimilar || !hasDate(input.to) || hasDate(input.from)) return;
  const similar = await findSimilarArticles(db, { ...input.article, now: input.now });
  if (similar.some(({ id }) => !seenSimilar.includes(id))) throw new SimilarArticlesFound(similar);
}

/** Whether readers see the article, or will see it at a fixed time. */
function hasDate(status: ArticleStatus | null): boolean {
  return status === 'published' || status === 'scheduled';
}
