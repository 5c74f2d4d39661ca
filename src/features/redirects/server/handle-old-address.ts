import { href } from '#platform/http/href.ts';
import { PUBLIC_PAGE } from '#platform/page-cache/cacheable-response.ts';
import type { findOldAddress } from '../rules/old-addresses.ts';
import { parseOldPath } from '../rules/parse-old-path.ts';

interface OldAddressParts {
  /** Renders the page of a request. */
  handle: (request: Request) => Promise<Response>;
  find: (address: string) => ReturnType<typeof findOldAddress>;
  /** Counts that a reader came to an old address. */
  countUse: (path: string) => void;
}

/**
 * Answers a read of an address without a page: 301 when the page has another address now, 410 when it was deleted. A page
 * that exists wins. Only the home page with the parameters of WordPress is looked up before it is rendered.
 */
export async function handleOldAddress(
  request: Request,
  { handle, find, countUse }: OldAddressParts,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return handle(request);
  const url = new URL(request.url);
  const address = url.pathname + url.search;
  const isOldHome = url.pathname === href('/') && parseOldPath(address) !== null;
  const response = isOldHome ? null : await handle(request);
  if (response && response.status !== 404) return response;
  const old = await find(address);
  if (!old) return response ?? handle(request);
  countUse(old.path);
  await response?.body?.cancel();
  if (old.target === null) return handle(new Request(new URL(href('/gone'), url), request));
  // Browsers keep a 301 without a limit unless they are told otherwise. A new page may take the address.
  return new Response(null, { status: 301, headers: { Location: old.target, 'Cache-Control': PUBLIC_PAGE } });
}
