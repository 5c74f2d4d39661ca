import { z } from 'zod';
import { InvalidInput } from '#platform/errors.ts';
import { isPushEndpoint, type PushEndpointRules } from './is-push-endpoint.ts';

/** A subscription as the browser gives it: where to send, and the keys that encrypt for this browser only. */
export interface BrowserSubscription {
  endpoint: string;
  keys: {
    /** Base64url of an uncompressed P-256 point. */
    p256dh: string;
    /** Base64url of 16 bytes. */
    auth: string;
  };
}

/** The endpoints of the known push services have 150 to 500 characters. */
const MAX_ENDPOINT = 1000;
const UNCOMPRESSED_POINT = 4;

/** Base64url of this many bytes. */
const bytes = (length: number) =>
  z.base64url().refine((text) => Buffer.from(text, 'base64url').length === length);

const browserSubscription = z.object({
  endpoint: z.string().max(MAX_ENDPOINT),
  keys: z.object({
    p256dh: bytes(65).refine((text) => Buffer.from(text, 'base64url')[0] === UNCOMPRESSED_POINT),
    auth: bytes(16),
  }),
});

/**
 * Parses the subscription that a browser sends. The endpoint comes from outside, so only those of push services are accepted.
 * The sender also refuses names that lead into private networks.
 * @throws InvalidInput 'push.subscription'
 */
export function parseBrowserSubscription(value: unknown, rules: PushEndpointRules): BrowserSubscription {
  const parsed = browserSubscription.safeParse(value);
  if (parsed.success && isPushEndpoint(parsed.data.endpoint, rules)) return parsed.data;
  throw new InvalidInput([{ field: 'subscription', code: 'push.subscription' }]);
}
