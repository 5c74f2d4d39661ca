import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a preview link works unless said otherwise. */
export const PREVIEW_LIFE_MS = 24 * 3_600_000;

/** What a token shows: an article, or the front page with a board that is not in force. */
type PreviewKind = 'article' | 'home';

/**
 * A token that shows one article, or one board, to whoever has it, until `expiresAt` (epoch milliseconds). Made of signs
 * that an address may hold.
 */
export function signPreview(input: {
  kind?: PreviewKind;
  id: string;
  expiresAt: number;
  secret: string;
}): string {
  const claim = `${input.id}.${input.expiresAt.toString(36)}`;
  return `${claim}.${seal(claim, input)}`;
}

/** What a token shows at `now` (epoch milliseconds); null when it is forged, has expired or is of another kind. */
export function verifyPreview(input: {
  kind?: PreviewKind;
  token: string;
  secret: string;
  now: number;
}): { id: string; expiresAt: number } | null {
  const parts = /^([\w-]{1,64})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(input.token);
  if (!parts) return null;
  const [, id = '', expiry = '', given = ''] = parts;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(`${id}.${expiry}`, input)))) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > input.now ? { id, expiresAt } : null;
}

/** The word before the claim keeps the secret's other signatures, and those of the other kind, from passing for this one. */
function seal(claim: string, { kind = 'article', secret }: { kind?: PreviewKind; secret: string }): string {
  const word = kind === 'article' ? 'preview' : `preview-${kind}`;
  return createHmac('sha256', secret).update(`${word}:${claim}`).digest('base64url');
}
