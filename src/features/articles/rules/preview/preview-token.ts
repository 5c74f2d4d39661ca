import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '#az/format/durations.ts';

/** How long a preview link is valid by default. */
export const PREVIEW_LIFE_MS = DAY;

/** What a token shows: an article, or the front page with an unpublished layout. */
type PreviewKind = 'article' | 'home';

/**
 * Creates a token that shows one article or one front-page layout until `expiresAt` (epoch milliseconds). It needs no
 * escaping in a URL.
 */
export function signPreview(input: {
  kind?: PreviewKind;
  id: string;
  expiresAt: number;
  secret: string;
}): string {
  const claim = `${input.id}.${input.expiresAt.toString(36)}`;
  return `${claim}.${createSignature(claim, input)}`;
}

/** Verifies a token at `now` (epoch milliseconds). Null when it is forged, expired or of another kind. */
export function verifyPreview(input: {
  kind?: PreviewKind;
  token: string;
  secret: string;
  now: number;
}): { id: string; expiresAt: number } | null {
  const parts = /^([\w-]{1,64})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(input.token);
  if (!parts) return null;
  const [, id = '', expiry = '', given = ''] = parts;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(createSignature(`${id}.${expiry}`, input))))
    return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > input.now ? { id, expiresAt } : null;
}

/** The prefix separates the kinds from each other and from other signatures with the same secret. */
function createSignature(
  claim: string,
  { kind = 'article', secret }: { kind?: PreviewKind; secret: string },
): string {
  const prefix = kind === 'article' ? 'preview' : `preview-${kind}`;
  return createHmac('sha256', secret).update(`${prefix}:${claim}`).digest('base64url');
}
