import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { clientNetwork } from '#domain/client-network.ts';

const DAY_MS = 86_400_000;

/** Who asks, as far as counting needs to know. */
export interface Visitor {
  clientAddress: string;
  userAgent: string | null;
}

/** A key that is the same for one network within a day and can be led back to nobody. */
export function createNetworkKey({ secret, now }: { secret: string; now: () => number }) {
  return (clientAddress: string): string =>
    hashForDay(secret, now(), `network\n${clientNetwork(clientAddress)}`);
}

/**
 * A key that is the same for one reader within a day and can be led back to nobody: the address (IPv6: its /64) is
 * hashed with a key that changes every day. Null for robots, who are not counted at all.
 */
export function createReaderKey({ secret, now }: { secret: string; now: () => number }) {
  return ({ clientAddress, userAgent }: Visitor): string | null => {
    if (!userAgent || isbot(userAgent)) return null;
    return hashForDay(secret, now(), `${clientNetwork(clientAddress)}\n${userAgent}`);
  };
}

function hashForDay(secret: string, now: number, text: string): string {
  const daily = `${secret}:${Math.floor(now / DAY_MS)}`;
  return createHmac('sha256', daily).update(text).digest('base64url').slice(0, 22);
}
