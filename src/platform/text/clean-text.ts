import { normaliseCharacters } from '#az/characters/characters.ts';

/** Control characters and noncharacters, some of which PostgreSQL refuses. Tabs and line ends are not included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Signs that turn the direction of the text around. Without their end they would turn the rest of a line on a page. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** A text of spaces and signs that show nothing. Between letters and in emoji some of these signs have a meaning. */
const NOTHING_VISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Removes control characters and signs of direction, and replaces lone surrogates. The signs that pages print where no line
 * may end (`keepTogether`) become plain ones, because people copy names from pages.
 */
export function cleanCharacters(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROL_CHARACTERS, '')
    .replace(DIRECTION_SIGNS, '')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2060', '');
}

/**
 * Cleans a line of text before it is saved: normalised characters, single spaces, trimmed (spec §5), empty when nothing of
 * it is visible. No line break of any kind is left, because a line may become a header of a mail.
 */
export function cleanLine(text: string): string {
  const line = normaliseCharacters(cleanCharacters(text))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return NOTHING_VISIBLE.test(line) ? '' : line;
}

/**
 * Cleans a text of several lines: normalised characters, `\n` line ends, trimmed, no control characters except tabs, empty when
 * nothing of it is visible.
 */
export function cleanParagraphs(text: string): string {
  const paragraphs = normaliseCharacters(cleanCharacters(text))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return NOTHING_VISIBLE.test(paragraphs) ? '' : paragraphs;
}

/** Also leaves out spaces at the ends of lines, and all but one of the empty lines in a row. */
export function cleanShortParagraphs(text: string): string {
  return cleanParagraphs(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{2,}\s*/g, '\n\n');
}
