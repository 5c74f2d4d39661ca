import { normaliseCharacters } from '#az/characters/characters.ts';

/** Control characters and noncharacters, some of which PostgreSQL refuses. Tabs and line ends are not included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * Removes control characters and replaces lone surrogates. The signs that pages print where no line may end (`keepTogether`)
 * become plain ones, because people copy names from pages.
 */
export function cleanCharacters(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROL_CHARACTERS, '')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2060', '');
}

/**
 * Cleans a line of text before it is saved: normalised characters, single spaces, trimmed (spec §5). No line break of any
 * kind is left, because a line may become a header of a mail.
 */
export function cleanLine(text: string): string {
  return normaliseCharacters(cleanCharacters(text))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

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
