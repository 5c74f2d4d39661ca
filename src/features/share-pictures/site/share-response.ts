import { redirect } from 'react-router';
import { Busy } from '#platform/errors.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import { type RouteContext, requestContext, servicesOf } from '#platform/http/context.ts';
import { makeSharePicture } from '../rules/make-share-picture.ts';
import { type ShareCard, shareAddress } from '../rules/share-card.ts';

/** Seconds until a client should retry while many pictures are waiting. */
const BUSY_SECONDS = '10';

/**
 * The share picture of a card. An old address leads to the current picture: an article or a match that was shared before a
 * change then shows what is true now. Null: there is no such article or match.
 */
export async function shareResponse(
  { request, context }: { request: Request; context: RouteContext },
  card: ShareCard | null,
): Promise<Response> {
  if (!card) throw new Response(null, { status: 404 });
  const current = shareAddress(card);
  if (new URL(request.url).pathname !== current)
    throw redirect(current, { status: 302, headers: { 'Cache-Control': 'public, max-age=60' } });
  const { store, now } = servicesOf(context);
  const client = clientNetwork(context.get(requestContext).clientAddress);
  try {
    const bytes = await makeSharePicture(store, { card, now: now(), client });
    return new Response(bytes, {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    return new Response(null, { status: 503, headers: { 'Retry-After': BUSY_SECONDS } });
  }
}
