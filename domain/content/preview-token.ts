import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a preview link works unless said otherwise. */
export const PREVIEW_LIFE_MS = 24 * 3_600_000;

/**
 * A token that shows one article to whoever has it, until `expiresAt` (epoch milliseconds). Made of signs that an
 * address may hold.
 */
export function signPreview(the: { articleId: string; expiresAt: number; secret: string }): string {
  const claim = `${the.articleId}.${the.expiresAt.toString(36)}`;
  return `${claim}.${seal(claim, the.secret)}`;
}

/** Which article a token shows at `now` (epoch milliseconds); null when it is forged or has expired. */
export function verifyPreview(the: {
  token: string;
  secret: string;
  now: number;
}): { articleId: string; expiresAt: number } | null {
  const parts = /^([\w-]{1,64})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(the.token);
  if (!parts) return null;
  const [, articleId = '', expiry = '', given = ''] = parts;
  const expected = seal(`${articleId}.${expiry}`, the.secret);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > the.now ? { articleId, expiresAt } : null;
}

/** The word before the claim keeps the secret's other signatures from passing for a preview. */
function seal(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${claim}`).digest('base64url');
}
