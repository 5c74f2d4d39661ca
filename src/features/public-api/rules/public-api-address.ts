import { routedPath } from '#platform/http/api-error.ts';
import { href } from '#platform/http/href.ts';

/** Any page may read the API. The last header names those that scripts may read besides the usual ones. */
export const apiHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
} as const;

/** Whether a request's target is the public API. Pages of other sites may read it, its errors too. */
export function isPublicApi(target: string): boolean {
  return routedPath(target).startsWith(`${href('/api/v1')}/`);
}
