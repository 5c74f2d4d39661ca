export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different values; an attacker's others are parsed each time. */
const known = new Map<string, Encoding>();
const knownLimit = 64;

/**
 * The best encoding we have among those an `Accept-Encoding` value allows (RFC 9110 §12.5.3): Brotli before gzip
 * when the reader likes both equally. Without the header, or when nothing is allowed, the plain bytes.
 */
export function chooseEncoding(accept: string): Encoding {
  const before = known.get(accept);
  if (before) return before;
  const chosen = parseAcceptEncoding(accept);
  if (known.size < knownLimit && accept.length < 100) known.set(accept, chosen);
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
  // Plain bytes are always allowed unless refused by name, and never preferred unless named as more welcome.
  const identity = weights.get('identity') ?? 0;
  if (br > 0 && br >= gzip && br >= identity) return 'br';
  if (gzip > 0 && gzip >= identity) return 'gzip';
  return 'identity';
}
