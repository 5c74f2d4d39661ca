import { generateKeyPairSync, sign } from 'node:crypto';

/** DER: the kind of a value, its length, and its parts (X.690). */
function encode(kind: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([kind, ...length]), body]);
}
const [INTEGER, BITS, BYTES, OBJECT, TEXT, TIME, LIST, SET] = [2, 3, 4, 6, 12, 23, 48, 49];
const objectId = (hex: string) => encode(OBJECT, Buffer.from(hex, 'hex'));
const SIGNED_BY = encode(LIST, objectId('2a8648ce3d040302'));

/**
 * A new key and a certificate of 127.0.0.1 for it until 2049, which nobody but itself has signed (RFC 5280). Node makes keys, but no
 * certificates.
 */
export function makeLocalCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = encode(LIST, encode(SET, encode(LIST, objectId('550403'), encode(TEXT, 'localhost'))));
  const address = encode(LIST, encode(0x87, Buffer.from([127, 0, 0, 1])));
  const content = encode(
    LIST,
    encode(0xa0, encode(INTEGER, Buffer.from([2]))),
    encode(INTEGER, Buffer.from([1])),
    SIGNED_BY,
    name,
    encode(LIST, encode(TIME, '000101000000Z'), encode(TIME, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, encode(LIST, encode(LIST, objectId('551d11'), encode(BYTES, address)))),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = encode(LIST, content, SIGNED_BY, encode(BITS, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
