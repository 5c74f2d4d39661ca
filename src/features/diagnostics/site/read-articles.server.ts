import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { findConnectionProblem } from '../rules/connections.ts';
import { listStoredArticles } from '../rules/stored-articles.ts';
import { connectionText, diagnosticsText } from '../text.ts';
import { type ShownArticle, showStoredArticle } from './show-stored-article.ts';

/** One page of articles as text, or the message when they cannot be read (spec §8 'Check page'). */
export type ArticlesResult =
  | { articles: ShownArticle[]; next: string | null; error: null }
  | { articles: never[]; next: null; error: string };

/** Reads the articles after the cursor `after`; from the newest when it is null. Does not throw. */
export async function readArticles(context: RouteContext, after: string | null): Promise<ArticlesResult> {
  const { db, logError } = servicesOf(context);
  try {
    const { articles, next } = await listStoredArticles(db, { after });
    return { articles: articles.map(showStoredArticle), next, error: null };
  } catch (error) {
    logError('articles not read', error);
    const { code, detail } = findConnectionProblem(error);
    return {
      articles: [],
      next: null,
      error: `${diagnosticsText.error(connectionText.problem[code])} (${detail})`,
    };
  }
}
