/** Creates a unique id: 20 characters of base62, about 119 random bits. */
export type NewId = () => string;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;
/** The largest multiple of 62 below 256. Larger bytes would make the first digits more frequent. */
const BYTE_LIMIT = 248;

/** Creates ids from a source of random bytes, such as `randomBytes` of node:crypto. */
export function makeNewId(randomBytes: (count: number) => Uint8Array): NewId {
  return () => {
    let id = '';
    while (id.length < LENGTH) {
      for (const byte of randomBytes(LENGTH)) {
        if (byte < BYTE_LIMIT && id.length < LENGTH) id += DIGITS.charAt(byte % DIGITS.length);
      }
    }
    return id;
  };
}

/**
 * Whether a text can be an id. Other text must not be put in a `Location` header, which does not allow every
 * character.
 */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
