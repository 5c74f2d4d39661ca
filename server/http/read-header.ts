/**
 * The value of a header in Node's flat list of names and values, or ''. Spares a cached page the making of
 * `request.headers`. `name` in lower case; of a repeated header the values are joined as HTTP says.
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
