export type Encoding = 'br' | 'gzip' | 'identity';

/** Results by header value. Browsers send only a few different values; the limit protects against invented ones. */
const cache = new Map<string, Encoding>();
const MAX_CACHED = 64;

/**
 * The best encoding among those that an `Accept-Encoding` value allows (RFC 9110 §12.5.3): Brotli before gzip when both
 * have the same weight. `identity` without the header, or when it allows none of ours.
 */
export function chooseEncoding(accept: string): Encoding {
  const before = cache.get(accept);
  if (before) return before;
  const chosen = parseAcceptEncoding(accept);
  if (cache.size < MAX_CACHED && accept.length < 100) cache.set(accept, chosen);
  return chosen;
}

function parseAcceptEncoding(accept: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gzip = weightOf('gzip');
  // `identity` is always allowed unless it is refused by name, and preferred only when its weight is higher.
  const identity = weights.get('identity') ?? 0;
  if (br > 0 && br >= gzip && br >= identity) return 'br';
  if (gzip > 0 && gzip >= identity) return 'gzip';
  return 'identity';
}
