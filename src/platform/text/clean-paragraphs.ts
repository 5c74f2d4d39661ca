import { normaliseCharacters } from '#az/characters/characters.ts';

/**
 * Cleans a text of several lines: normalised characters, `\n` line ends, trimmed, no control characters, which some
 * databases refuse.
 */
export function cleanParagraphs(text: string): string {
  return normaliseCharacters(text.toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
