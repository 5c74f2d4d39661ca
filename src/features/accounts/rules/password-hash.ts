import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';

/** The cost of scrypt: `n` is a power of two. It takes 128 · n · r bytes, `p` times one after the other. */
export interface HashCost {
  n: number;
  r: number;
  p: number;
}

/** 32 MB and about 0.2 s of CPU time. One of the costs that OWASP names (ASVS 5, 11.4.2). */
export const PASSWORD_COST: HashCost = { n: 2 ** 15, r: 8, p: 3 };
/** For a random password, which nobody can guess at any cost. */
export const RANDOM_PASSWORD_COST: HashCost = { n: 2 ** 10, r: 8, p: 1 };
/** Together with a hash of the sign-in library it takes as long as `PASSWORD_COST`. */
const REST_OF_COST: HashCost = { ...PASSWORD_COST, p: 2 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const HASH = /^scrypt:(?<n>\d+):(?<r>\d+):(?<p>\d+):(?<salt>[\w-]+):(?<key>[\w-]+)$/;

const scryptAsync = promisify<
  string,
  Buffer | string,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** The hash of a password as it is stored, with its cost and a new salt: `scrypt:32768:8:3:salt:key`. */
export async function hashPassword(password: string, cost: HashCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, cost);
  const parts = [cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')];
  return `scrypt:${parts.join(':')}`;
}

/**
 * Whether the password has this hash. Hashes of the sign-in library, which it made with a third of our cost, are still
 * read. They take as long as ours, so that the time does not tell who has an account.
 * @throws Error for a text that is no hash.
 */
export async function isPasswordOf({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const parts = HASH.exec(hash)?.groups;
  if (!parts) {
    const isRight = await verifyPassword({ hash, password });
    await deriveKey(password, Buffer.alloc(SALT_BYTES), REST_OF_COST);
    return isRight;
  }
  const { n, r, p, salt = '', key = '' } = parts;
  const stored = Buffer.from(key, 'base64url');
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), cost);
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

/** Whether the sign-in library made the hash. It is replaced when its password is known: at a sign-in. */
export function isLibraryHash(hash: string): boolean {
  return !HASH.test(hash);
}

/** 32 bytes by scrypt. Keyboards write letters with diacritics in one or two code points, which makes no difference. */
export function deriveKey(password: string, salt: Buffer | string, { n, r, p }: HashCost): Promise<Buffer> {
  return scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, { N: n, r, p, maxmem: 256 * n * r });
}
