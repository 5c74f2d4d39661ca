import { months } from './time.ts';

const NO_BREAK_SPACE = '\u00a0';
const NO_BREAK_HYPHEN = '\u2011';
const WORD_JOINER = '\u2060';

/** Longer words and names may break: they would not fit into a line of a narrow phone. */
const MAX_WORD_LENGTH = 24;
const MAX_NAME_LENGTH = 20;
const MAX_WORDS = 3;
/** The longest figures are a season and a formation: `2024-25`, `4-2-3-1`. A date or a phone number is copied as it is. */
const MAX_FIGURES_LENGTH = 7;

/** A word with hyphens, but no part of an address or of a file name. */
const HYPHENATED =
  /(?<![\p{L}\p{M}\p{N}@./_:#=?&%-])[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+(?![\p{L}\p{M}\p{N}@/_=%-]|[.:][\p{L}\p{N}])/gu;
/** The ending of a time, a score, a season or a decimal: `21:00-da`, `2024/25-ci`. */
const BEFORE_ENDING =
  /(?<=(?<![\p{L}\p{N}@./_:,-])(?:\d{1,4}[:.,/]){1,2}\d{1,4})-(?=\p{L}{1,6}(?![\p{L}\p{N}@/_=%-]|[.:][\p{L}\p{N}]))/gu;
const QUOTED = /“[^“”]+”|«[^«»]+»|‘[^‘’]+’/g;
const BEFORE_DASH = / (?=[–—](?:\s|$))/g;
/** A line may end after either dash, and before the long one. */
const BETWEEN_FIGURES = /(?<=\d[–—])(?=\d)|(?<=\d)(?=—\d)/g;
const BEFORE_SIGN = /(?<=\d) (?=[₼€%])|(?<=№) (?=\d)/g;
const BEFORE_MONTH = new RegExp(`(?<=(?<!\\d)\\d{1,2}) (?=${months.join('|')})`, 'g');

/**
 * The text as a page prints it: no line ends inside a club's name (`Araz-Naxçıvan`, `“Mançester Yunayted”`), before a dash, or
 * between a figure and what belongs to it (`2–1`, `2024-25`, `№ 9`, `24 noyabr`). It reads the same; what is stored, sent or
 * searched keeps its own characters.
 */
export function keepTogether(text: string): string {
  return text
    .replace(HYPHENATED, joinWord)
    .replace(BEFORE_ENDING, NO_BREAK_HYPHEN)
    .replace(QUOTED, joinName)
    .replace(BEFORE_DASH, NO_BREAK_SPACE)
    .replace(BETWEEN_FIGURES, WORD_JOINER)
    .replace(BEFORE_SIGN, NO_BREAK_SPACE)
    .replace(BEFORE_MONTH, NO_BREAK_SPACE);
}

function joinWord(word: string): string {
  const maxLength = /\p{L}/u.test(word) ? MAX_WORD_LENGTH : MAX_FIGURES_LENGTH;
  return word.length > maxLength ? word : word.replaceAll('-', NO_BREAK_HYPHEN);
}

function joinName(quoted: string): string {
  const words = quoted.split(/[ \u00a0]/).length;
  return quoted.length - 2 > MAX_NAME_LENGTH || words > MAX_WORDS
    ? quoted
    : quoted.replaceAll(' ', NO_BREAK_SPACE);
}
