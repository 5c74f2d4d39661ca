import { normaliseCharacters } from '#az/characters/characters.ts';

/** Signs that no text has and some databases refuse; tabs and line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** The text without control characters and halves of characters. */
export function cleanSigns(text: string): string {
  return text.toWellFormed().replace(CONTROLS, '');
}

/** A line of text as it is saved: trimmed, in clean letters, with single gaps (spec §5). */
export function cleanLine(text: string): string {
  return normaliseCharacters(cleanSigns(text)).replace(/\s+/g, ' ').trim();
}
