import { createContext } from 'react-router';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { type RouteContext, servicesOf } from './context.ts';

/** Names of the page parts that could not be read for this request. */
export const failedPartsContext = createContext<Set<string>>();

/**
 * Reads an optional part of a page, such as the score strip, the sidebar or a list. When reading fails, the error is logged,
 * the page gets the `fallback`, and no cache stores the response (`src/app/server/app-handler.ts`). Do not use it for the main
 * content of a page: when that fails, the page must fail.
 */
export async function readPart<Value, Fallback>(
  context: RouteContext,
  name: string,
  read: () => Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await read();
  } catch (error) {
    // All parts would be missing. A page of any age from the cache is better, and otherwise the page fails with 503.
    if (error instanceof DatabaseUnavailable) throw error;
    context.get(failedPartsContext).add(name);
    servicesOf(context).logError(`${name} left out of a page`, error);
    return fallback;
  }
}
