import type { IncomingMessage } from 'node:http';
import { isHost } from './is-host.ts';

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
