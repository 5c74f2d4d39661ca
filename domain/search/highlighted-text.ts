import { type Token, tokenise } from '#az/characters/tokens.ts';
import { matchesQuery, type SearchQuery } from './search-query.ts';

/** A text as it was written, and where in it the words looked for stand: `[start, end)`, in order, apart. */
export interface HighlightedText {
  text: string;
  marks: readonly (readonly [start: number, end: number])[];
}

/** Characters of a snippet, about two lines on a phone. */
const SNIPPET = 170;
/** So much of the text before the first word found is shown. */
const LEAD_IN = 50;

export function highlightText(text: string, query: SearchQuery): HighlightedText {
  return { text, marks: wanted(text, query).map(({ start, end }) => [start, end] as const) };
}

/** The place of a long text where most of the words looked for stand together; null when none does. */
export function findSnippet(text: string, query: SearchQuery): HighlightedText | null {
  const found = wanted(text, query);
  const first = found[densest(found)];
  if (!first) return null;
  let start = first.start <= LEAD_IN ? 0 : text.lastIndexOf(' ', first.start - LEAD_IN) + 1;
  if (first.start - start > 2 * LEAD_IN) start = first.start;
  const room = text.lastIndexOf(' ', start + SNIPPET);
  const end = start + SNIPPET >= text.length ? text.length : Math.max(room, first.end);
  const before = start > 0 ? '… ' : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    marks: found
      .filter((token) => token.start >= start && token.end <= end)
      .map((token) => [token.start + shift, token.end + shift] as const),
  };
}

function wanted(text: string, query: SearchQuery): Token[] {
  return tokenise(text).filter((token) => matchesQuery(query, token.word));
}

/** Which of the tokens has the most different ones within a snippet after it. */
function densest(tokens: readonly Token[]): number {
  let best = 0;
  let most = 0;
  for (const [at, token] of tokens.entries()) {
    const near = new Set<string>();
    for (let i = at; i < tokens.length && (tokens[i]?.end ?? 0) < token.start + SNIPPET - LEAD_IN; i++)
      near.add(tokens[i]?.word ?? '');
    if (near.size > most) {
      most = near.size;
      best = at;
    }
  }
  return best;
}
