import type { ServerResponse } from 'node:http';
import type { Db } from '#platform/db/schema.ts';
import {
  API_WINDOW_MS,
  type ApiQuota,
  countApiRequest,
  REQUESTS_PER_WINDOW,
} from '../rules/count-api-request.ts';

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

  async function count(network: string): Promise<ApiQuota> {
    const until = exhausted.get(network) ?? 0;
    if (until > now()) return { remaining: -1, resetMs: until - now() };
    const quota = await countApiRequest(db, { network, now: now() });
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
      res.setHeader('RateLimit-Policy', `"network";q=${REQUESTS_PER_WINDOW};w=${API_WINDOW_MS / 1000}`);
      res.setHeader('RateLimit', `"network";r=${Math.max(0, remaining)};t=${seconds}`);
      if (remaining < 0) res.setHeader('Retry-After', String(seconds));
      return remaining >= 0;
    } catch (error) {
      onError(error);
      return true;
    }
  };
}
