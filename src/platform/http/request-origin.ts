import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#platform/log.ts';
import { foreignRequestText, unknownSenderText } from '#platform/text/pages.ts';
import { isApiTarget, sendProblem } from './api-error.ts';
import { sendPlainPage } from './plain-page.ts';

/** The site's own address and its proxies. */
export interface SiteOrigin {
  siteUrl: string;
  /** How many trusted proxies stand in front of the server. */
  trustProxy: number;
}

/**
 * The origin that the client requested: from `Host`, behind proxies from X-Forwarded-Host and -Proto. It is `siteUrl` when
 * these are not valid, and when `Origin` names the site itself but a proxy has changed `Host`.
 */
export function requestOrigin(req: IncomingMessage, { siteUrl, trustProxy }: SiteOrigin): string {
  if (req.headers.origin === siteUrl) return siteUrl;
  const site = new URL(siteUrl);
  const forwarded = (name: string) =>
    trustProxy > 0
      ? String(req.headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
  const host = forwarded('x-forwarded-host') || req.headers.host || '';
  const protocol =
    forwarded('x-forwarded-proto') || (host === site.host ? site.protocol.slice(0, -1) : 'http');
  if (host === '' || !isHost(host) || !/^https?$/.test(protocol)) return siteUrl;
  return new URL(`${protocol}://${host}`).origin;
}

/** Whether a `Host` header is a host name with an optional valid port. HTTP/1.0 clients may send no header. */
export function isHost(host: string): boolean {
  if (host === '') return true;
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}

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

/**
 * Refuses a request from a page of another site, or with `isUnknown` from a browser that does not name the page, with 403: a
 * page for a form, JSON for a script. Logs `path`, which has nothing secret, and who sent the request.
 */
export function sendForeignRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  {
    path,
    headers,
    isUnknown,
    log,
  }: { path: string; headers: readonly [string, string][]; isUnknown: boolean; log: Log },
): void {
  const { method, url = '' } = req;
  const { origin, 'sec-fetch-site': site } = req.headers;
  log.info(isUnknown ? 'request without a sender refused' : 'request of another site refused', {
    method,
    path,
    origin,
    site,
  });
  if (req.headers.accept?.includes('text/html') && !isApiTarget(url))
    sendPlainPage(res, 403, headers, isUnknown ? unknownSenderText : foreignRequestText);
  else sendProblem(res, { status: 403, problem: isUnknown ? 'origin.unknown' : 'origin.denied', headers });
}
