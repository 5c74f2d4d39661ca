import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { connectionText, diagnosticsText } from '#az/text/admin/diagnostics.ts';
import { findConnectionProblem } from '#domain/diagnostics/connection-problem.ts';
import { listStoredArticles } from '#domain/diagnostics/list-stored-articles.ts';
import { type ShownArticle, showStoredArticle } from './show-stored-article.ts';

/** A page of articles in words, or the sentence that says why there is none (spec §8 'Check page'). */
export type ArticlesRead =
  | { articles: ShownArticle[]; next: string | null; error: null }
  | { articles: never[]; next: null; error: string };

export async function readArticles(
  context: Readonly<RouterContextProvider>,
  after: string | null,
): Promise<ArticlesRead> {
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
