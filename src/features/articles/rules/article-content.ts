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

/** The sites that articles can embed. Nothing is loaded from them before a reader requests it. */
export type EmbedProvider = 'youtube' | 'x' | 'instagram' | 'telegram';

export interface Embed {
  provider: EmbedProvider;
  /** `https://…` */
  address: string;
}

const HOSTS: Readonly<Record<string, EmbedProvider>> = {
  'youtube.com': 'youtube',
  'm.youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'x.com': 'x',
  'twitter.com': 'x',
  'mobile.twitter.com': 'x',
  'instagram.com': 'instagram',
  't.me': 'telegram',
  'telegram.me': 'telegram',
};

/** Parses the address of an embed. Null when it belongs to no provider. */
export function parseEmbed(address: string | undefined): Embed | null {
  const url = URL.parse((address ?? '').trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null;
  const provider = HOSTS[url.hostname.replace(/^www\./, '')];
  if (!provider || url.pathname === '/') return null;
  url.protocol = 'https:';
  return { provider, address: url.href };
}

const SHOWS_SOMETHING = new RegExp(
  `<(?:(?:img|iframe|video|audio|hr|figure)\\b|div data-(?:${blockKinds.join('|')}))`,
  'i',
);

/** Whether HTML has visible content. An empty editor sends `<p></p>`. Takes linear time for any text: drafts are not cleaned. */
export function hasContent(html: string): boolean {
  if (SHOWS_SOMETHING.test(html)) return true;
  const text = html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;|[\u200b-\u200d\ufeff]/gi, ' ');
  return text.trim() !== '';
}

/** Low for a reading speed, because Azerbaijani words are long. */
const WORDS_PER_MINUTE = 180;

/** The reading time of an article's HTML in minutes, at least 1. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE));
}

/** The number of words in an article's HTML. */
export function countWords(content: string): number {
  return content.replace(/<[^<>]*>/g, ' ').match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
