/** The stages of a cup, as files name them → the keys of `roundText` in `src/features/matches/text.ts`. */
const STAGES: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^(third|3rd)[ -]place\b|^match for third\b/, 'third'],
  [/^(quarter-?\s?finals?|quarter|1\/4)/, 'quarter'],
  [/^(semi-?\s?finals?|semi|1\/2)/, 'semi'],
  [/^(round of 16|last 16|1\/8|r16)/, 'r16'],
  [/^(round of 32|last 32|1\/16|r32)/, 'r32'],
  [/^(knockout )?(play-?\s?offs?)\b/, 'playoff'],
  [/^(\S+ )?(qualifying|qualification|preliminary)\b/, 'qualifying'],
  [/^super ?cup$/, 'supercup'],
  [/^friendl(y|ies)$/, 'friendly'],
  [/^final$/, 'final'],
  [/^(matchday|round|week|tur|league|group( \w+)?),?\s*(?:matchday\s+)?0*([1-9]\d?)$/, '$3'],
  [/^0*([1-9]\d?)(-\S+ tur)?$/, '$1'],
  [/^group( \w+)?$/, 'group'],
  [/^league$/, 'league'],
];

/**
 * The key of a round: `Matchday 12` → `12`, `Finals, Quarterfinals` → `quarter`, `Playoffs, Matchday 1` → `playoff`.
 * Null when the name is not known.
 */
export function parseRound(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^finals,\s*/, '');
  for (const [pattern, key] of STAGES) {
    const found = pattern.exec(name);
    if (!found) continue;
    const value = key.startsWith('$') ? found[Number(key[1])] : key;
    return value ?? null;
  }
  return null;
}
