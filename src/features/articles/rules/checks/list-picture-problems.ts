import type { Problem } from '#platform/errors.ts';

const PICTURE = /<img\b[^<>]*>/g;
const DESCRIBED = /\salt="[^"]*[^\s"][^"]*"|\srole="presentation"/;

/**
 * Whether pictures of a cleaned text lack a description. A decorative picture needs none. `before`: the text that readers
 * see; its pictures may stay as they are, so that an old article can be corrected.
 */
export function listPictureProblems(content: string, { before = '' }: { before?: string } = {}): Problem[] {
  const known = new Set(listUndescribed(before));
  const missing = listUndescribed(content).filter((picture) => !known.has(picture));
  return missing.length > 0 ? [{ field: 'content', code: 'content.altRequired' }] : [];
}

function listUndescribed(html: string): string[] {
  return (html.match(PICTURE) ?? []).filter((picture) => !DESCRIBED.test(picture));
}
