import { createHash } from 'node:crypto';
import type { NewId } from '#platform/new-id.ts';

/** Creates a random token for a link in a mail or for a cookie (about 238 bits). Store only its hash. */
export function createToken(newId: NewId): string {
  return newId() + newId();
}

/** The stored form of a token: SHA-256, hexadecimal. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
