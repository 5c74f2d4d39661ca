/**
 * Shortens the text to at most `max` characters (120, spec §9), after a whole word and with `…` at the end. Spaces in a row
 * become one. A single word that is too long is cut.
 */
export function truncateText(text: string, max = 120): string {
  const characters = Array.from(text.trim().replace(/\s+/g, ' '));
  if (characters.length <= max) return characters.join('');
  if (max < 1) return '';
  const kept = characters.slice(0, max - 1);
  const lastGap = characters[max - 1] === ' ' ? kept.length : kept.lastIndexOf(' ');
  const whole = kept.slice(0, lastGap > max / 3 ? lastGap : kept.length).join('');
  return `${whole.replace(/(?<![\s,;:.!?–—\-(“«])[\s,;:.!?–—\-(“«]+$/u, '')}…`;
}

const OUTSIDE_BASIC_PLANE = /[\u{10000}-\u{10ffff}]/gu;

/** The length of a text in code points, so that a simple emoji is one character. Limits of texts are in characters. */
export function countCharacters(text: string): number {
  return text.length - (text.match(OUTSIDE_BASIC_PLANE)?.length ?? 0);
}
