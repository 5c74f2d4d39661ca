/**
 * The value of a header in Node's flat list of names and values, or ''. Faster than `request.headers`, which Node builds on
 * first use. `name` is in lower case. Repeated headers are joined as HTTP defines.
 */
export function readHeader(rawHeaders: readonly string[], name: string): string {
  let found = '';
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const one = rawHeaders[i] as string;
    if (one.length !== name.length || (one !== name && one.toLowerCase() !== name)) continue;
    const value = rawHeaders[i + 1] as string;
    found = found ? `${found}${name === 'cookie' ? '; ' : ', '}${value}` : value;
  }
  return found;
}
