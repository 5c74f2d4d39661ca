/**
 * The canonical form of a request's target. Null when the target is canonical, or contains a backslash: browsers read a
 * backslash as a slash, so `/\example.org` would redirect to another site. A slug after one of `slugSections` (`/komanda/`) is
 * lowered too, so that the page need not redirect once more.
 */
export function findCanonicalTarget(
  target: string,
  slugSections: ReadonlySet<string> = new Set(),
): string | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (path.includes('\\')) return null;
  const plain = canonicalPath(path);
  if (plain === path) return null;
  const [section = ''] = /^\/[\w-]+\//.exec(plain) ?? [];
  const lowered = slugSections.has(section)
    ? plain.replace(/(?<=^\/[\w-]+\/)[\w-]+(?=\/|$)/, (slug) => slug.toLowerCase())
    : plain;
  return lowered + target.slice(path.length);
}

/**
 * The canonical form of a path: single slashes, no trailing slash, lower case in the first segment (phones capitalise it).
 */
export const canonicalPath = (path: string) =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/[\w-]+(?=\/|$)/, (first) => first.toLowerCase());

/** Longest target that is accepted. Our own are far shorter. */
const MAX_LENGTH = 4096;

/**
 * The status with which a request target is refused, or null when it is valid. Refused are targets that are too long, that
 * are not a path, whose path is not percent-encoded UTF-8, or that have a NUL in the path or its parameters.
 */
export function findTargetError(target: string): 400 | 414 | null {
  if (target.length > MAX_LENGTH) return 414;
  if (target[0] !== '/') return 400;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!target.includes('%')) return null;
  if (target.includes('%00')) return 400;
  try {
    return decodeURIComponent(path).includes('\0') ? 400 : null;
  } catch {
    return 400;
  }
}
