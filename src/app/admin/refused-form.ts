import { useEffect } from 'react';
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
  type UIMatch,
  useMatches,
  useNavigation,
} from 'react-router';
import { sendAgainText } from '#platform/text/pages.ts';
import { useToast } from '#platform/ui/toast.tsx';

const refusedFormEvent = 'refused-form';

/** The address to which a form of the page is being sent; undefined when none is, or one that stays on the page by itself (a fetcher). */
let formAction: string | undefined;
/** What the routes of the page have loaded. */
let loaded: readonly UIMatch[] = [];
/** The page is opened again with what it has loaded: a form that belongs to another screen was not accepted. */
let isSentBack = false;

/**
 * Leaves the page as it is when the server cannot accept a form now, for instance without its database, or when the browser gets no answer.
 * The error screen of the router would lose what was typed. The action of the screen then has returned nothing.
 */
export const keepRefusedForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (isSentBack && request.method === 'GET' && pathOf(request.url) === location.pathname) {
    isSentBack = false;
    return Object.fromEntries(loaded.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }]));
  }
  const results = await next();
  if (request.method === 'GET') return results;
  const entries = Object.entries(results).map(([id, one]): [string, DataStrategyResult] => {
    if (one.type !== 'error' || !isUnanswered(one.result)) return [id, one];
    dispatchEvent(new Event(refusedFormEvent));
    // The form of another screen, such as the deletion of an article in its editor: the router would open that screen.
    if (formAction !== undefined && pathOf(formAction) !== location.pathname) {
      isSentBack = true;
      return [
        id,
        { type: 'data', result: redirect(`${location.pathname}${location.search}${location.hash}`) },
      ];
    }
    // After a status above 400 the router reads no data again.
    return [id, { type: 'data', result: data(undefined, { status: 503 }) }];
  });
  return Object.fromEntries(entries);
};

function pathOf(address: string): string {
  return new URL(address, location.href).pathname;
}

/** A failed `fetch` is a TypeError in every browser. The router wraps it into an object with `data`. */
function isUnanswered(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 503;
  return typeof error === 'object' && error !== null && 'data' in error && error.data instanceof TypeError;
}

/** Says that a form was not accepted and is still on the page. */
export function useRefusedFormToast(): void {
  const showToast = useToast();
  const navigation = useNavigation();
  const matches = useMatches();
  useEffect(() => {
    loaded = matches;
  }, [matches]);
  useEffect(() => {
    formAction = navigation.formAction;
  }, [navigation.formAction]);
  useEffect(() => {
    const show = () => showToast({ kind: 'error', text: sendAgainText.text });
    addEventListener(refusedFormEvent, show);
    return () => removeEventListener(refusedFormEvent, show);
  }, [showToast]);
}
