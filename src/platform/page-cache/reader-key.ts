import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { DAY } from '#az/format/durations.ts';
import { clientNetwork, clientSite } from '#platform/http/client-network.ts';

const MAX_USER_AGENTS = 1000;

/** The data of a request that identify a reader. */
export interface Visitor {
  clientAddress: string;
  userAgent: string | null;
}

/** Creates keys that are the same for one network within a day and cannot be traced back to anyone. */
export function createNetworkKey({ secret, now }: { secret: string; now: () => number }) {
  return (clientAddress: string): string =>
    hashForDay(secret, now(), `network\n${clientNetwork(clientAddress)}`);
}

/**
 * Creates keys that are always the same for one network, for limits and bans. Without the secret of the site nobody can
 * compute which address a key belongs to. `customer`: of an IPv6 address the /48, of which one customer may have the whole,
 * for what needs no more than a press of a button. Otherwise the /64: phones that share a /48 send forms of their own.
 */
export function createClientKey({ secret }: { secret: string }) {
  return (clientAddress: string, size: 'network' | 'customer' = 'network'): string =>
    hashText(
      secret,
      // The stored bans have these keys.
      size === 'customer' ? `ban\n${clientSite(clientAddress)}` : `network\n${clientNetwork(clientAddress)}`,
    );
}

/**
 * Creates keys that are the same for one reader within a day and cannot be traced back to anyone: the address (IPv6: its
 * /64) is hashed with a key that changes every day. Null for robots, which are not counted.
 */
export function createReaderKey({ secret, now }: { secret: string; now: () => number }) {
  /** Whether browsers with this name are robots. The pattern of all robots is long, and most readers have one of few browsers. */
  const robots = new Map<string, boolean>();
  const isRobot = (userAgent: string): boolean => {
    const known = robots.get(userAgent);
    if (known !== undefined) return known;
    const found = isbot(userAgent);
    if (robots.size >= MAX_USER_AGENTS) robots.clear();
    robots.set(userAgent, found);
    return found;
  };
  return ({ clientAddress, userAgent }: Visitor): string | null => {
    if (!userAgent || isRobot(userAgent)) return null;
    return hashForDay(secret, now(), `${clientNetwork(clientAddress)}\n${userAgent}`);
  };
}

function hashForDay(secret: string, now: number, text: string): string {
  return hashText(`${secret}:${Math.floor(now / DAY)}`, text);
}

function hashText(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}
