/**
 * Shortens the text to at most `max` characters (120, spec §9), after a whole word and with `…` at the end. Spaces in a row
 * become one. A single word that is too long is cut.
 */
export function truncateText(text: string, max = 120): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (endOfCharacters(plain, max) === plain.length) return plain;
  if (max < 1) return '';
  const kept = plain.slice(0, endOfCharacters(plain, max - 1));
  const lastGap = plain[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ');
  const whole =
    countCharacters(kept.slice(0, Math.max(lastGap, 0))) > max / 3 ? kept.slice(0, lastGap) : kept;
  let end = whole.length;
  while (LOOSE.test(whole[end - 1] ?? '')) end -= 1;
  return `${whole.slice(0, end)}…`;
}

/** A text that was cut does not end with it. */
const LOOSE = /[\s,;:.!?–—\-(“«]/;

/** Where the first `count` characters of a text end. Much quicker than a list of its characters: a front page has 30 such texts. */
function endOfCharacters(text: string, count: number): number {
  let end = 0;
  for (let n = 0; n < count && end < text.length; n++) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end;
}

const OUTSIDE_BASIC_PLANE = /[\u{10000}-\u{10ffff}]/gu;

/** The length of a text in code points, so that a simple emoji is one character. Limits of texts are in characters. */
export function countCharacters(text: string): number {
  return text.length - (text.match(OUTSIDE_BASIC_PLANE)?.length ?? 0);
}
