/** What a text can show: the card of a match, its line-ups, the table of a season, a poll. */
export const blockKinds = ['match-card', 'line-up', 'league-table', 'poll'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A block of a text whose content is kept elsewhere. Readers see the current state. */
export interface ContentBlock {
  kind: BlockKind;
  /** The id of the fixture; of the season for a league table; of the poll. */
  id: string;
}

const BLOCK = new RegExp(`<div data-(${blockKinds.join('|')})="([\\w-]{1,64})"`, 'g');
const MATCH_LINK = /<a href="[^"]*\/oyun\/([\w]{1,64})-/g;

/** The blocks that the HTML contains, each once. */
export function listContentBlocks(html: string): ContentBlock[] {
  const found = [...html.matchAll(BLOCK)].map(([, kind, id = '']) => ({ kind: kind as BlockKind, id }));
  return [...new Map(found.map((block) => [blockKey(block), block])).values()];
}

/** A block as a key: `match-card:abc`. */
export function blockKey({ kind, id }: ContentBlock): string {
  return `${kind}:${id}`;
}

/** The ids of the fixtures that the HTML shows or links, each once. They may not exist. */
export function listFixtureIds(html: string): string[] {
  const ofMatches: readonly BlockKind[] = ['match-card', 'line-up'];
  const shown = listContentBlocks(html).flatMap(({ kind, id }) => (ofMatches.includes(kind) ? [id] : []));
  const linked = [...html.matchAll(MATCH_LINK)].map(([, id = '']) => id);
  return [...new Set([...shown, ...linked])];
}
