/** Creates a unique id: 20 characters of base62, about 119 random bits. */
export type NewId = () => string;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;
/** The largest multiple of 62 below 256. Larger bytes would make the first digits more frequent. */
const BYTE_LIMIT = 248;

/** Random bytes that are asked for at once: asking costs more than the bytes. They are enough for a hundred ids. */
const POOL_SIZE = 2048;

/** Creates ids from a source of random bytes, such as `randomBytes` of node:crypto. */
export function makeNewId(randomBytes: (count: number) => Uint8Array): NewId {
  let bytes: Uint8Array = new Uint8Array();
  let used = 0;
  const nextByte = () => {
    if (used === bytes.length) {
      bytes = randomBytes(POOL_SIZE);
      used = 0;
    }
    return bytes[used++] ?? BYTE_LIMIT;
  };
  return () => {
    let id = '';
    while (id.length < LENGTH) {
      const byte = nextByte();
      if (byte < BYTE_LIMIT) id += DIGITS.charAt(byte % DIGITS.length);
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
