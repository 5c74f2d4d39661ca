import { type RouteContext, requestContext, servicesOf } from '#platform/http/context.ts';
import { pathPrefix } from '#platform/http/href.ts';
import { hashToken } from '#platform/sessions/secret-token.ts';
import { createReaderToken, findReaderToken } from '#platform/site/reader-cookie.ts';
import type { Commenter } from '../rules/commenter.ts';

const COOKIE = { name: 'commenter', path: pathPrefix('/article/:slug') };

/** The reader of a request, with the `Set-Cookie` value to send when the browser has no token. */
export interface CommenterOfRequest extends Commenter {
  newCookie: string | null;
}

/** Recognises a reader by a cookie. The first comment or report sets it. */
export function readCommenter(request: Request, context: RouteContext): CommenterOfRequest {
  const services = servicesOf(context);
  const networkHash = services.clientKey(context.get(requestContext).clientAddress, 'customer');
  const known = findCommenterHash(request);
  if (known !== null) return { commenterHash: known, networkHash, newCookie: null };
  const { token, setCookie } = createReaderToken(COOKIE, services);
  return { commenterHash: hashToken(token), networkHash, newCookie: setCookie };
}

/** The hash of the browser's token. Null when the browser has sent no comment and no report. */
export function findCommenterHash(request: Request): string | null {
  const token = findReaderToken(COOKIE, request);
  return token === null ? null : hashToken(token);
}
