import { data, isRouteErrorResponse } from 'react-router';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { SaveAnswer } from './save-article-form.server.ts';

/** After this time without an answer the form says that the article was not sent, and its buttons work again. */
const ANSWER_TIMEOUT_MS = 30_000;

const listeners = new Set<() => void>();

/**
 * Calls `listener` as soon as the server has answered a save with a redirect: the article is saved, and the router goes to another
 * page. The state of the router does not tell that for sure, because React may leave out a state that the next one replaces
 * before it is drawn. Returns a function that removes the listener.
 */
export function onSavedAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends the article form from the browser. Without network, without a response in time, or when a proxy responds instead of
 * the server, the form stays and shows the problem. An error page would lose the form with its text. A form that the
 * server has already saved can safely be sent again.
 */
export async function sendArticleForm<T>(send: () => Promise<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([send(), timeout]);
  } catch (error) {
    // A redirect: the router follows it.
    if (error instanceof Response) {
      for (const listener of listeners) listener();
      throw error;
    }
    const isDenied = isRouteErrorResponse(error) && error.status === 403;
    const problem: ProblemCode = isDenied ? 'article.denied' : 'article.unsent';
    const unsaved = { values: null, conflict: null, saved: null, similar: [] };
    return data<SaveAnswer>({ problems: [], problem, ...unsaved }, { status: isDenied ? 403 : 503 });
  } finally {
    clearTimeout(timer);
  }
}
