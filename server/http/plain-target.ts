/**
 * A request's address with its path in the one form pages have: single slashes, none at the end, small letters in the
 * first part (phones begin with a capital). Null when it has that form, or a backslash: browsers read that as a slash, and
 * `/\example.org` would lead away from here.
 */
export function plainTarget(target: string): string | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (path.includes('\\')) return null;
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/[\w-]+(?=\/|$)/, (first) => first.toLowerCase());
  return plain === path ? null : plain + target.slice(path.length);
}
