import { fetchOutbound, type OutboundLimits } from '#platform/outbound/fetch-outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import type { FetchImage } from '../rules/import-images.ts';

/** Bytes. Larger ones would not be accepted as pictures even when they are made smaller. */
const MAX_BYTES = 25 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
/** A host that is down would cost a time limit for each of its pictures. */
const MAX_FAILURES = 5;

/**
 * Fetches pictures of other sites. A host that gives no answer five times in a row is not asked again by this function.
 */
export function fetchForeignImages(limits: OutboundLimits): FetchImage {
  const failures = new Map<string, number>();
  return async (url) => {
    const host = URL.parse(url)?.host ?? '';
    const failed = failures.get(host) ?? 0;
    if (failed >= MAX_FAILURES) return 'imageHostSilent';
    try {
      const { status, body } = await fetchOutbound(url, {
        ...limits,
        headers: { accept: 'image/*' },
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        maxRedirects: MAX_REDIRECTS,
      });
      failures.delete(host);
      return status === 200 ? body : 'imageFailed';
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (error.problem === 'unreachable' || error.problem === 'interrupted')
        failures.set(host, (failures.get(host) ?? 0) + 1);
      return 'imageFailed';
    }
  };
}
