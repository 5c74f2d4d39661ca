import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { BrowserSubscription } from '#domain/push/subscriptions/parse-browser-subscription.ts';

/** RFC 8188: the size of a record. A message is one record. */
const RECORD_SIZE = 4096;
/** RFC 8188: the padding of the last record begins with it. There is no padding. */
const LAST_RECORD = Buffer.from([2]);

interface Randomness {
  /** The private key of the message: a P-256 scalar. */
  privateKey?: Buffer;
  salt?: Buffer;
}

/**
 * Encrypts a message for one browser (RFC 8291, content coding `aes128gcm` of RFC 8188), with a new key pair for each message.
 * About 0.3 ms; the same with WebCrypto takes 1.5 ms, because each of its steps waits for a thread. Tests give the key and the
 * salt of the example in RFC 8291.
 * @throws when the key of the browser is no point of the curve.
 */
export function encryptPush(
  text: Uint8Array,
  { keys }: BrowserSubscription,
  { privateKey, salt = randomBytes(16) }: Randomness = {},
): Buffer {
  const pair = createECDH('prime256v1');
  if (privateKey) pair.setPrivateKey(privateKey);
  else pair.generateKeys();
  const [ours, theirs] = [pair.getPublicKey(), Buffer.from(keys.p256dh, 'base64url')];
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const label = (name: string) => Buffer.from(`${name}\0`);
  const info = Buffer.concat([label('WebPush: info'), theirs, ours]);
  const input = derive(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(input, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(input, salt, label('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_SIZE);
  size.writeUInt8(ours.length, 4);
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, ours, ...sealed]);
}
