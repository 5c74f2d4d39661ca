import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesOf } from '#app/context.ts';
import { createToken, hashToken } from '#domain/audience/mail/secret-token.ts';
import type { Commenter } from '#domain/comments/commenter.ts';
import { pathPrefix } from '#domain/href.ts';

const NAME = 'commenter';
/** As long as a browser keeps a cookie at most. */
const MAX_AGE_S = 400 * 24 * 3600;

/** The reader of a request, with the cookie to send when the browser has none. */
export interface CommenterOfRequest extends Commenter {
  newCookie: string | null;
}

/**
 * Recognises a reader by a random token in a cookie, which scripts cannot read. The database has only its hash. The cookie is
 * set by the first comment or report, and it is sent to articles only.
 */
export function readCommenter(
  request: Request,
  context: Readonly<RouterContextProvider>,
): CommenterOfRequest {
  const { newId, banKey, config } = servicesOf(context);
  const networkHash = banKey(context.get(requestContext).clientAddress);
  const known = findToken(request);
  const token = known ?? createToken(newId);
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${NAME}=${token}; Path=${pathPrefix('/article/:slug')}; Max-Age=${MAX_AGE_S}; SameSite=Lax; HttpOnly${secure}`;
  return { commenterHash: hashToken(token), networkHash, newCookie: known === null ? cookie : null };
}

/** The hash of the browser's token; null when it has written nothing. */
export function findCommenterHash(request: Request): string | null {
  const token = findToken(request);
  return token === null ? null : hashToken(token);
}

function findToken(request: Request): string | null {
  const cookies = request.headers.get('Cookie') ?? '';
  return new RegExp(`(?:^|; )${NAME}=([0-9A-Za-z]{40})(?:;|$)`).exec(cookies)?.[1] ?? null;
}
