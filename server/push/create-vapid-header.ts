import { createPrivateKey, sign } from 'node:crypto';
import type { PushKeys } from '#domain/push/get-push-keys.ts';

const HOUR_S = 3600;
/** Push services accept at most 24 hours. */
const VALID_S = 12 * HOUR_S;

/**
 * Creates the `Authorization` header that proves to a push service which site sends (VAPID, RFC 8292). One signature serves
 * all subscriptions of a push service for hours, so a notice for thousands of readers needs a few.
 */
export function createVapidHeader({
  keys,
  subject,
  now,
}: {
  keys: PushKeys;
  subject: string;
  now: () => number;
}) {
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: keys.privateKey } });
  const signed = new Map<string, { expiresAt: number; header: string }>();
  return (origin: string): string => {
    const seconds = Math.floor(now() / 1000);
    const known = signed.get(origin);
    if (known && known.expiresAt > seconds + HOUR_S) return known.header;
    // Endpoints come from outside, so the number of origins is not known.
    if (signed.size > 100) signed.clear();
    const expiresAt = seconds + VALID_S;
    const claims = [
      { typ: 'JWT', alg: 'ES256' },
      { aud: origin, exp: expiresAt, sub: subject },
    ];
    const data = claims.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const signature = sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    );
    const header = `vapid t=${data}.${signature}, k=${keys.publicKey}`;
    signed.set(origin, { expiresAt, header });
    return header;
  };
}
