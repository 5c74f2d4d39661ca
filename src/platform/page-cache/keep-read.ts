import { RouterContextProvider } from 'react-router';
import { type RouteContext, servicesContext, servicesOf } from '#platform/http/context.ts';
import { failedPartsContext } from '#platform/http/read-part.ts';
import { createPageScopes, type PageScopes, pageScopesContext } from './page-scopes.ts';

/** What one read gave, and what it says that pages with it show. */
interface Result {
  value: unknown;
  shown: PageScopes;
  failedParts: ReadonlySet<string>;
  scopes: readonly string[];
}

/**
 * Reads a part of readers' pages, or takes what another page has read, as long as no scope that `read` declares has changed;
 * 30 seconds at most. Both pages show these scopes. `read` gets the context to declare them in. What it reads must depend on `key` alone,
 * not on the request or its sender, and nobody may change the value. Rejects with the error of `read`, which nothing keeps.
 */
export async function keepRead<Value>(
  context: RouteContext,
  key: string,
  read: (context: RouteContext) => Promise<Value>,
): Promise<Value> {
  const { value, shown, failedParts, readAt } = await takeRead(context, key, read);
  const scopes = context.get(pageScopesContext);
  for (const scope of shown.page) scopes.page.add(scope);
  for (const scope of shown.frame) scopes.frame.add(scope);
  scopes.readAt = Math.min(scopes.readAt, readAt, shown.readAt);
  for (const name of failedParts) context.get(failedPartsContext).add(name);
  return value as Value;
}

/**
 * Like `keepRead`, for a list of which a page shows a part: the page does not show the scopes that `read` declares, so its loader
 * says what it shows. They only tell when the list is read again.
 */
export async function keepList<Value>(
  context: RouteContext,
  key: string,
  read: (context: RouteContext) => Promise<Value>,
): Promise<Value> {
  const { value, failedParts, readAt } = await takeRead(context, key, read);
  const scopes = context.get(pageScopesContext);
  scopes.readAt = Math.min(scopes.readAt, readAt);
  for (const name of failedParts) context.get(failedPartsContext).add(name);
  return value as Value;
}

function takeRead(
  context: RouteContext,
  key: string,
  read: (context: RouteContext) => Promise<unknown>,
): Promise<Result & { readAt: number }> {
  return servicesOf(context).keptReads.take(key, async () => {
    const shown = createPageScopes();
    const failedParts = new Set<string>();
    // Nothing of the request is in it, so that the value cannot depend on the reader.
    const inner = new RouterContextProvider();
    inner.set(servicesContext, servicesOf(context));
    inner.set(pageScopesContext, shown);
    inner.set(failedPartsContext, failedParts);
    const value = await read(inner);
    // An incomplete result is for one page only.
    const scopes = failedParts.size > 0 ? [] : [...shown.page, ...shown.frame];
    return { value, shown, failedParts, scopes };
  });
}
