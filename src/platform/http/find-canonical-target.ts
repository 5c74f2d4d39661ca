import { canonicalPath } from './canonical-path.ts';

/**
 * The canonical form of a request's target. Null when the target is canonical, or contains a backslash: browsers read a
 * backslash as a slash, so `/\example.org` would redirect to another site.
 */
export function findCanonicalTarget(target: string): string | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (path.includes('\\')) return null;
  const plain = canonicalPath(path);
  return plain === path ? null : plain + target.slice(path.length);
}
