/**
 * The milliseconds of `Retry-After`, which is a number of seconds or a date. Null without a moment in the future: the
 * caller then waits as long as after any other failure.
 */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : null;
}
