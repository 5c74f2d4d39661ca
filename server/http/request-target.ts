/** Longest address answered; no page of ours comes near it. */
const longest = 4096;

/**
 * The status with which a request's address is refused before anything looks at it, or null when it is fine: too long,
 * not a path, a path whose percent-encoding does not decode to UTF-8, or a NUL in the path or its parameters.
 */
export function refusedTarget(target: string): 400 | 414 | null {
  if (target.length > longest) return 414;
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
