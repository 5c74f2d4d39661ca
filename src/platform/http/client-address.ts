import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The IP address of the client: the address of the connection, or behind `trustProxy` proxies the address that the
 * outermost trusted proxy saw. Entries further left in X-Forwarded-For may be forged by the client and are ignored.
 */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const connection = normalizeAddress(req.socket.remoteAddress ?? '') ?? '';
  if (trustProxy === 0) return connection;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded.slice(-trustProxy)[0]?.trim() ?? '';
  return normalizeAddress(seen) ?? connection;
}

/** The address without a port, brackets or the IPv4-in-IPv6 prefix; null when it is not an IP address. */
function normalizeAddress(text: string): string | null {
  const bare = text
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare : null;
}
