import { copyText } from '#az/characters/characters.ts';
import { findTokens, type Token, type WordTest } from '#az/characters/tokens.ts';

type Mark = readonly [start: number, end: number];

/** A text and the positions of the searched words in it: `[start, end)`, in order, without overlap. */
export interface HighlightedText {
  text: string;
  marks: readonly Mark[];
}

/** Characters: about two lines on a phone. */
const SNIPPET_LENGTH = 170;
/** Characters before the first found word. */
const LEAD_IN = 50;
const BETWEEN_WORDS = /^[ \u00a0\-/:+]$/;

/** Marks the words of a short text that match. Adjacent words, such as those of a name, get one mark. */
export function highlightText(text: string, isMatch: WordTest): HighlightedText {
  return { text, marks: toMarks(text, findTokens(text, isMatch)) };
}

/** The part of a long text with the most searched words; null when it contains none. */
export function findSnippet(text: string, isMatch: WordTest): HighlightedText | null {
  const found = findTokens(text, isMatch);
  const first = found[findDensest(found)];
  if (!first) return null;
  let start = first.start <= LEAD_IN ? 0 : text.lastIndexOf(' ', first.start - LEAD_IN) + 1;
  if (first.start - start > 2 * LEAD_IN) start = first.start;
  const lastSpace = text.lastIndexOf(' ', start + SNIPPET_LENGTH);
  const end = start + SNIPPET_LENGTH >= text.length ? text.length : Math.max(lastSpace, first.end);
  const before = start > 0 ? '… ' : '';
  const shift = before.length - start;
  const shown = found.filter((token) => token.start >= start && token.end <= end);
  return {
    text: copyText(`${before}${text.slice(start, end)}${end < text.length ? ' …' : ''}`),
    marks: toMarks(text, shown).map(([from, to]) => [from + shift, to + shift] as const),
  };
}

/** Joins the positions of words that only a space or a sign such as in `2024/25` and `2:1` separates. */
function toMarks(text: string, tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end } of tokens) {
    const last = marks.at(-1);
    if (last && BETWEEN_WORDS.test(text.slice(last[1], start))) marks[marks.length - 1] = [last[0], end];
    else marks.push([start, end]);
  }
  return marks;
}

/** The index of the token that begins the snippet with the most different words. */
function findDensest(tokens: readonly Token[]): number {
  let best = 0;
  let most = 0;
  for (const [at, token] of tokens.entries()) {
    const words = new Set<string>();
    for (let i = at; i < tokens.length && (tokens[i]?.end ?? 0) < token.start + SNIPPET_LENGTH - LEAD_IN; i++)
      words.add(tokens[i]?.word ?? '');
    if (words.size > most) {
      most = words.size;
      best = at;
    }
  }
  return best;
}
