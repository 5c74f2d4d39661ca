/** More than the largest form of the back-office has. */
const MAX_FIELDS = 2000;
/** The lines before the value of one field, with the name of a file, in bytes. */
const MAX_FIELD_HEADERS = 4096;

/**
 * Whether parsing a form would be much work for its length: thousands of fields, or endless headers of one. `type` is the
 * Content-Type. Searches bytes only, so it takes a few milliseconds for the largest body.
 */
export function hasTooManyFields(body: Buffer, type: string): boolean {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return countsMore(body, '&', MAX_FIELDS);
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  return boundary !== undefined && hasTooManyParts(body, `--${boundary}`);
}

function hasTooManyParts(body: Buffer, boundary: string): boolean {
  let parts = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    const start = at + boundary.length;
    const headers = body.subarray(start, start + MAX_FIELD_HEADERS);
    // The last boundary ends with two hyphens and has no headers.
    const isLast = headers[0] === 45 && headers[1] === 45;
    if (++parts > MAX_FIELDS || (!isLast && headers.indexOf('\r\n\r\n') < 0)) return true;
  }
  return false;
}

function countsMore(body: Buffer, sign: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(sign); at >= 0; at = body.indexOf(sign, at + 1)) if (++count > most) return true;
  return false;
}
