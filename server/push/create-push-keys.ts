import { generateKeyPairSync } from 'node:crypto';
import type { PushKeys } from '#domain/push/get-push-keys.ts';

const UNCOMPRESSED_POINT = Buffer.from([4]);

/** Creates a pair of VAPID keys: P-256, base64url. */
export function createPushKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([UNCOMPRESSED_POINT, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
