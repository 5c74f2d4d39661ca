import { normaliseCharacters } from '#az/characters/characters.ts';
import { cleanCharacters } from './clean-line.ts';

/** Cleans a text of several lines: normalised characters, `\n` line ends, trimmed, no control characters except tabs. */
export function cleanParagraphs(text: string): string {
  return normaliseCharacters(cleanCharacters(text))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Also leaves out spaces at the ends of lines, and all but one of the empty lines in a row. */
export function cleanShortParagraphs(text: string): string {
  return cleanParagraphs(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{2,}\s*/g, '\n\n');
}
