import { type Token, tokenise } from '#az/characters/tokens.ts';
import { matchesQuery, type SearchQuery } from './search-query.ts';

/** A text and the positions of the searched words in it: `[start, end)`, in order, without overlap. */
export interface HighlightedText {
  text: string;
  marks: readonly (readonly [start: number, end: number])[];
}

/** Characters: about two lines on a phone. */
const SNIPPET_LENGTH = 170;
/** Characters before the first found word. */
const LEAD_IN = 50;

export function highlightText(text: string, query: SearchQuery): HighlightedText {
  return { text, marks: findTokens(text, query).map(({ start, end }) => [start, end] as const) };
}

/** The part of a long text with the most searched words; null when it contains none. */
export function findSnippet(text: string, query: SearchQuery): HighlightedText | null {
  const found = findTokens(text, query);
  const first = found[findDensest(found)];
  if (!first) return null;
  let start = first.start <= LEAD_IN ? 0 : text.lastIndexOf(' ', first.start - LEAD_IN) + 1;
  if (first.start - start > 2 * LEAD_IN) start = first.start;
  const lastSpace = text.lastIndexOf(' ', start + SNIPPET_LENGTH);
  const end = start + SNIPPET_LENGTH >= text.length ? text.length : Math.max(lastSpace, first.end);
  const before = start > 0 ? '… ' : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    marks: found
      .filter((token) => token.start >= start && token.end <= end)
      .map((token) => [token.start + shift, token.end + shift] as const),
  };
}

function findTokens(text: string, query: SearchQuery): Token[] {
  return tokenise(text).filter((token) => matchesQuery(query, token.word));
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
