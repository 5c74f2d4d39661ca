import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 62 in a byte: higher values are thrown away so that every letter is equally likely. */
const evenBytes = letters.length * 4;

/** A new random id: 20 letters of base 62, about 119 bits. Everything below the server is handed this function. */
export function newId(): string {
  let id = '';
  while (id.length < 20) {
    for (const byte of randomBytes(32)) {
      if (byte < evenBytes && id.length < 20) id += letters[byte % letters.length];
    }
  }
  return id;
}
