import { MIMEType } from 'node:util';

/** More fields than the largest form of the back-office has. */
const MAX_FIELDS = 2000;
/** The header lines of one field, with its file name, in bytes. */
const MAX_FIELD_HEADER_BYTES = 4096;
/** All fields of a form with files, without the files, in bytes. The longest article has 300 KB. */
const MAX_TEXT_BYTES = 320 * 1024;
const HYPHEN = 45;

/**
 * Whether a form would take too long to parse: thousands of fields, very long field headers, or too much text in a form
 * with files. `type` is the Content-Type. Searches bytes only, so it takes a few milliseconds for the largest body.
 */
export function hasTooManyFields(body: Buffer, type: string): boolean {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return occursMoreThan(body, '&', MAX_FIELDS);
  const boundary = findBoundary(type);
  return boundary !== null && hasTooManyParts(body, `--${boundary}`);
}

/** The boundary as the parser of the form reads it: of several, the first one whose whole name is `boundary`. */
function findBoundary(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary');
  } catch {
    // The parser refuses the form too.
    return null;
  }
}

function hasTooManyParts(body: Buffer, boundary: string): boolean {
  let [parts, textBytes] = [0, 0];
  for (let at = body.indexOf(boundary); at >= 0; ) {
    const start = at + boundary.length;
    // The last boundary ends with two hyphens and has no headers.
    if (body[start] === HYPHEN && body[start + 1] === HYPHEN) return false;
    const headersEnd = body.subarray(start, start + MAX_FIELD_HEADER_BYTES).indexOf('\r\n\r\n');
    if (++parts > MAX_FIELDS || headersEnd < 0) return true;
    at = body.indexOf(boundary, start);
    const isFile = body.subarray(start, start + headersEnd).includes('filename=');
    if (!isFile) textBytes += (at < 0 ? body.length : at) - start;
    if (textBytes > MAX_TEXT_BYTES) return true;
  }
  return false;
}

function occursMoreThan(body: Buffer, sign: string, max: number): boolean {
  let count = 0;
  for (let at = body.indexOf(sign); at >= 0; at = body.indexOf(sign, at + 1)) if (++count > max) return true;
  return false;
}
