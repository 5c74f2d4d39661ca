/**
 * The canonical form of a path: single slashes, no trailing slash, lower case in the first segment (phones capitalise it).
 */
export const canonicalPath = (path: string) =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/[\w-]+(?=\/|$)/, (first) => first.toLowerCase());
