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
