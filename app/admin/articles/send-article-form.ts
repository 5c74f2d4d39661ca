import { data, isRouteErrorResponse } from 'react-router';
import type { ProblemCode } from '#az/text/problems.ts';
import type { SaveAnswer } from './save-article-form.server.ts';

/**
 * Sends the form of an article from the browser. Without network, or when something between here and the server answers
 * in its place, the form stays as it is and says so; an error screen would take it away with every word in it.
 */
export async function sendArticleForm<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    // A redirect: the router follows it.
    if (error instanceof Response) throw error;
    const isDenied = isRouteErrorResponse(error) && error.status === 403;
    const problem: ProblemCode = isDenied ? 'article.denied' : 'article.unsent';
    const answer: SaveAnswer = { problems: [], problem, values: null, conflict: null, saved: null };
    return data(answer, { status: isDenied ? 403 : 503 });
  }
}
