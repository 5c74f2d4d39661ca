import { z } from 'zod';
import { InvalidInput } from '#platform/errors.ts';
import { fitsHost } from '#platform/outbound/fits-host.ts';

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

/**
 * The push services of the browsers: Chrome and all browsers built on it (Google), Firefox (Mozilla), Safari (Apple) and Edge
 * (Microsoft). A browser cannot be told to use another one, so other addresses do not come from a browser.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Which endpoints are accepted beside those of the known push services. */
export interface PushEndpointRules {
  /** Further hosts, in the form of `fitsHost`. */
  hosts: readonly string[];
  /** They may use http. */
  allowPrivate: boolean;
}

/** Whether an endpoint belongs to a push service to which the site sends notices. */
export function isPushEndpoint(endpoint: string, { hosts, allowPrivate }: PushEndpointRules): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  const isSecure = url.protocol === 'https:';
  if (isSecure && url.port === '' && fitsHost(url, PUSH_SERVICES)) return true;
  if (!isSecure && !(allowPrivate && url.protocol === 'http:')) return false;
  return fitsHost(url, hosts);
}
