/**
 * The canonical form of a request's target: single slashes, no trailing slash, lower case in the first path segment (phones
 * capitalise it). Null when the target is canonical, or contains a backslash: browsers read a backslash as a slash, so
 * `/\example.org` would redirect to another site.
 */
export function findCanonicalTarget(target: string): string | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (path.includes('\\')) return null;
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/[\w-]+(?=\/|$)/, (first) => first.toLowerCase());
  return plain === path ? null : plain + target.slice(path.length);
}
