const MATCH_CARD = /<div data-match-card="([\w-]{1,64})"/g;

/** The ids of the matches whose cards the HTML contains, each once. */
export function listMatchCards(html: string): string[] {
  return [...new Set([...html.matchAll(MATCH_CARD)].map(([, id = '']) => id))];
}
