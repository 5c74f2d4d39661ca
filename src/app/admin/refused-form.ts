import { useEffect } from 'react';
import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { sendAgainText } from '#platform/text/pages.ts';
import { useToast } from '#platform/ui/toast.tsx';

const refusedFormEvent = 'refused-form';

/**
 * Leaves the page as it is when the server cannot accept a form now, for instance without its database, or when the browser gets no answer.
 * The error screen of the router would lose what was typed. The action of the screen then has returned nothing.
 */
export const keepRefusedForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (request.method === 'GET') return results;
  const entries = Object.entries(results).map(([id, one]): [string, DataStrategyResult] => {
    if (one.type !== 'error' || !isUnanswered(one.result)) return [id, one];
    dispatchEvent(new Event(refusedFormEvent));
    // After a status above 400 the router reads no data again.
    return [id, { type: 'data', result: data(undefined, { status: 503 }) }];
  });
  return Object.fromEntries(entries);
};

/** A failed `fetch` is a TypeError in every browser. The router wraps it into an object with `data`. */
function isUnanswered(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 503;
  return typeof error === 'object' && error !== null && 'data' in error && error.data instanceof TypeError;
}

/** Says that a form was not accepted and is still on the page. */
export function useRefusedFormToast(): void {
  const showToast = useToast();
  useEffect(() => {
    const show = () => showToast({ kind: 'error', text: sendAgainText.text });
    addEventListener(refusedFormEvent, show);
    return () => removeEventListener(refusedFormEvent, show);
  }, [showToast]);
}
