import { normaliseCharacters } from '#az/characters/characters.ts';

/** A text of several lines as it is kept: trimmed, in clean letters, without the signs that no text has and some databases refuse. */
export function cleanParagraphs(text: string): string {
  return normaliseCharacters(text.toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
