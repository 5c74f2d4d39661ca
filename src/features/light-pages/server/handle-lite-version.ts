import { hasLite, liteAddress, liteRoute, pageOfLiteRoute, wantsLite } from '../rules/lite-address.ts';

/** Chooses the light or the full version of a page that has both, so that the screens need not check. */
export async function handleLiteVersion(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const page = pageOfLiteRoute(url.pathname);
  if (page !== null)
    return new Response(null, { status: 301, headers: { Location: liteAddress(page + url.search) } });
  if (!hasLite(url.pathname) || (request.method !== 'GET' && request.method !== 'HEAD'))
    return handle(request);
  const savesData = request.headers.get('save-data')?.toLowerCase() === 'on';
  const isLite = wantsLite(url.searchParams.get('lite'), savesData);
  if (isLite) url.pathname = liteRoute(url.pathname);
  const response = await handle(isLite ? new Request(url, request) : request);
  response.headers.append('Vary', 'Save-Data');
  return response;
}
