const OUTSIDE_BASIC_PLANE = /[\u{10000}-\u{10ffff}]/gu;

/** The length of a text in code points, so that a simple emoji is one character. Limits of texts are in characters. */
export function countCharacters(text: string): number {
  return text.length - (text.match(OUTSIDE_BASIC_PLANE)?.length ?? 0);
}
