/** Makes a new unique id: 20 characters of base62, about 119 random bits. */
export type NewId = () => string;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;
/** The largest multiple of 62 in a byte: bytes from here on would favour the first digits. */
const FAIR_BYTES = 248;

/** Ids from a source of random bytes, such as `randomBytes` of node:crypto. */
export function makeNewId(randomBytes: (count: number) => Uint8Array): NewId {
  return () => {
    let id = '';
    while (id.length < LENGTH) {
      for (const byte of randomBytes(LENGTH)) {
        if (byte < FAIR_BYTES && id.length < LENGTH) id += DIGITS.charAt(byte % DIGITS.length);
      }
    }
    return id;
  };
}

/** Whether a text can be an id. Any other text must not reach a `Location` header, which cannot hold every character. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
