import type { IncomingMessage } from 'node:http';
import { isHost } from './is-host.ts';

/** What the server knows of its own address. */
export interface SiteOrigin {
  siteUrl: string;
  /** How many proxies in front may be believed. */
  trustProxy: number;
}

/**
 * The origin the reader asked for: from `Host`, behind proxies from X-Forwarded-Host and -Proto. The site's own where these
 * make no valid address, and where the sender stands on the site itself and a proxy has changed `Host`.
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
