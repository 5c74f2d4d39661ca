import { createContext, type RouterContextProvider } from 'react-router';
import { servicesOf } from './context.ts';

/** The names of the parts that could not be read for this request. */
export const failedPartsContext = createContext<Set<string>>();

/**
 * Reads a part that a page can do without: the score strip, the sidebar, a list. When that fails, the error is logged, the
 * page gets the `fallback`, and the answer is not kept by any cache (`server/app-handler.ts`). What a page is about is
 * never read with this: without it the page itself has failed.
 */
export async function readPart<Value, Fallback>(
  context: Readonly<RouterContextProvider>,
  part: { name: string; read: () => Promise<Value>; fallback: Fallback },
): Promise<Value | Fallback> {
  try {
    return await part.read();
  } catch (error) {
    context.get(failedPartsContext).add(part.name);
    servicesOf(context).logError(`${part.name} left out of a page`, error);
    return part.fallback;
  }
}
