import { createHash } from 'node:crypto';
import type { NewId } from '#domain/new-id.ts';

/** A token that nobody guesses (some 238 bits), for a link in a mail. Only its hash is kept. */
export function makeToken(newId: NewId): string {
  return newId() + newId();
}

/** What is kept of a token: SHA-256, hexadecimal. The token is random throughout, so it needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
