import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The reader's IP address: the connection's, or behind `trustProxy` proxies the one the outermost of them saw. What the
 * reader wrote into X-Forwarded-For stands further left and is not believed.
 */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const connection = plainAddress(req.socket.remoteAddress ?? '') ?? '';
  if (trustProxy === 0) return connection;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded.slice(-trustProxy)[0]?.trim() ?? '';
  return plainAddress(seen) ?? connection;
}

/** Without a port, brackets or the IPv4-in-IPv6 prefix; null when it is not an address. */
function plainAddress(text: string): string | null {
  const bare = text
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare : null;
}
