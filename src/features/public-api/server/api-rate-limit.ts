import type { ServerResponse } from 'node:http';
import type { Db } from '#platform/db/schema.ts';
import { type AttemptQuota, countAttempt } from '#platform/limits/reserve-attempt.ts';
import { apiLimit } from '../rules/api-limit.ts';

/** Returns whether a request may be answered, and adds the headers of the limit to the response. */
export type ApiRateLimit = (res: ServerResponse, clientAddress: string) => Promise<boolean>;

/** How many exhausted networks one process remembers. */
const MAX_REMEMBERED = 10_000;

/**
 * The rate limit of the public API (draft-ietf-httpapi-ratelimit-headers-10). Answers of the page cache are sent before, so
 * they are not counted. A network that has used its requests costs no more writes in this window. When the database cannot
 * count, the request is let through.
 */
export function createApiRateLimit({
  db,
  networkKey,
  now,
  onError,
}: {
  db: Db;
  networkKey: (clientAddress: string) => string;
  now: () => number;
  onError: (error: unknown) => void;
}): ApiRateLimit {
  /** When the window of an exhausted network ends. */
  const exhausted = new Map<string, number>();

  async function count(network: string): Promise<AttemptQuota> {
    const until = exhausted.get(network) ?? 0;
    if (until > now()) return { remaining: -1, resetMs: until - now() };
    const quota = await countAttempt(db, { ...apiLimit, subject: `api ${network}`, now: now() });
    if (quota.remaining < 0) {
      if (exhausted.size >= MAX_REMEMBERED) exhausted.clear();
      exhausted.set(network, now() + quota.resetMs);
    }
    return quota;
  }

  return async (res, clientAddress) => {
    try {
      const { remaining, resetMs } = await count(networkKey(clientAddress));
      const seconds = Math.ceil(resetMs / 1000);
      res.setHeader('RateLimit-Policy', `"network";q=${apiLimit.maxAttempts};w=${apiLimit.windowMs / 1000}`);
      res.setHeader('RateLimit', `"network";r=${Math.max(0, remaining)};t=${seconds}`);
      if (remaining < 0) res.setHeader('Retry-After', String(seconds));
      return remaining >= 0;
    } catch (error) {
      onError(error);
      return true;
    }
  };
}
