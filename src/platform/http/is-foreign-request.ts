import type { IncomingMessage } from 'node:http';
import { requestOrigin, type SiteOrigin } from './request-origin.ts';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may change something was sent by a page of another site (CSRF). Browsers name the sender in
 * `Origin` and `Sec-Fetch-Site`, which scripts cannot set. Each header that is present must name this site. A request with
 * neither is not foreign: a mail program's unsubscription (RFC 8058) has no `Origin`.
 */
export function isForeignRequest(req: IncomingMessage, site: SiteOrigin): boolean {
  if (readMethods.has(req.method ?? '')) return false;
  const { origin } = req.headers;
  if (origin !== undefined && origin !== site.siteUrl && origin !== requestOrigin(req, site)) return true;
  const from = req.headers['sec-fetch-site'];
  return from !== undefined && from !== 'same-origin' && from !== 'none';
}

/**
 * Whether a request that may change something does not say which page has sent it. Every browser of the last years does. With
 * the cookie of a session such a request is refused, because nothing else would protect the session.
 */
export function hasUnknownSender(req: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': from } = req.headers;
  return !readMethods.has(req.method ?? '') && origin === undefined && from === undefined;
}
