import webPush from 'web-push';
import { HOUR, SECOND } from '#az/format/durations.ts';
import type { PushKeys } from '../rules/get-push-keys.ts';

/** Push services accept at most 24 hours. */
const VALID_S = (12 * HOUR) / SECOND;

/**
 * Creates the `Authorization` header that proves to a push service which site sends (VAPID, RFC 8292). One signature serves
 * all subscriptions of a push service for hours, so a notice for thousands of readers needs a few.
 */
export function createVapidHeader({
  keys,
  siteUrl,
  now,
}: {
  keys: PushKeys;
  siteUrl: string;
  now: () => number;
}) {
  // Only https: is allowed here. A site without it is tried out on the machine of a developer.
  const subject = siteUrl.replace(/^http:/, 'https:');
  const signed = new Map<string, { expiresAt: number; header: string }>();
  return (origin: string): string => {
    const seconds = Math.floor(now() / 1000);
    const known = signed.get(origin);
    if (known && known.expiresAt > seconds + HOUR / SECOND) return known.header;
    // Endpoints come from outside, so the number of origins is not known.
    if (signed.size > 100) signed.clear();
    const expiresAt = seconds + VALID_S;
    const { publicKey, privateKey } = keys;
    const { Authorization: header } = webPush.getVapidHeaders(
      ...([origin, subject, publicKey, privateKey, 'aes128gcm', expiresAt] as const),
    );
    signed.set(origin, { expiresAt, header });
    return header;
  };
}
