import { createHash } from 'node:crypto';
import { formatDay, formatTime } from '#az/format/dates.ts';
import { timeText } from '#az/text/time.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { selectCards, toCard } from '#features/articles/rules/read/select-cards.ts';
import { type Fixture, hasScore } from '#features/matches/rules/fixture.ts';
import { matchText } from '#features/matches/text.ts';
import type { VariantSource } from '#features/media/rules/images/make-variant.ts';
import { isOwnPicture } from '#features/media/rules/images/picture-source.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';

/** The size of a share picture in pixels: what Facebook, Telegram and X show in full. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes: every share picture then gets a new address. */
const DESIGN = 4;

/** What the share picture of an article shows. */
export interface ArticleShareCard {
  kind: 'article';
  id: string;
  siteName: string;
  title: string;
  category: { name: string; color: string } | null;
  /** A picture of the media library; null without one. */
  picture: VariantSource | null;
}

/** A team as the share picture of a match shows it. */
export interface CardTeam {
  name: string;
  /** `#rrggbb`. */
  colors: readonly [main: string, second: string];
}

/** What the share picture of a match shows. */
export interface MatchShareCard {
  kind: 'match';
  id: string;
  siteName: string;
  competition: string;
  home: CardTeam;
  away: CardTeam;
  /** The score or the kick-off time: `2:1`, `19:30`. */
  middle: string;
  /** The status and the day: `Bitib · 22 noyabr`. No day when the match is not played on it, and the zone of a kick-off. */
  note: string;
}

/** What the share picture of a list of articles shows: the name of the page on a picture of its news. */
export interface PageShareCard extends Omit<ArticleShareCard, 'kind'> {
  kind: 'page';
}

/** What the share picture of a team shows. */
export interface TeamShareCard {
  kind: 'team';
  id: string;
  siteName: string;
  team: CardTeam;
}

/** What the share picture of a league table or of a day's matches shows. */
export interface RowsShareCard {
  kind: 'rows';
  id: string;
  siteName: string;
  title: string;
  /** Above the ends of the lines: the zone of kick-offs. Empty when no line has one. */
  note: string;
  rows: readonly { start: string; name: string; end: string }[];
}

export type ShareCard = ArticleShareCard | MatchShareCard | PageShareCard | TeamShareCard | RowsShareCard;

/** A short text that changes with everything the picture shows. It is in the address, so a picture can be cached for ever. */
export function shareVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 12);
}

const MEDIA_PREFIX = /^\/media\//;

type CardArticle = Pick<ArticleSummary, 'id' | 'title' | 'category' | 'picture'>;

/** The share card of an article. A picture of another site is not drawn: it would have to be fetched first. */
export function toArticleShareCard(
  article: CardArticle,
  { siteName }: { siteName: string },
): ArticleShareCard {
  const { id, title, category } = article;
  return {
    kind: 'article',
    id,
    siteName,
    title,
    picture: toCardPicture(article),
    category: category && { name: category.name, color: category.color },
  };
}

/** The picture of an article as a share picture can draw it; null without one of the media library. */
export function toCardPicture({ picture }: Pick<CardArticle, 'picture'>): ArticleShareCard['picture'] {
  if (!picture?.width || !picture.height || !isOwnPicture(picture.url)) return null;
  const { width, height, focalX, focalY } = picture;
  return { path: picture.url.replace(MEDIA_PREFIX, ''), width, height, focalX, focalY };
}

/** The share card of a match: with its score once it has begun. It has no minute, which would change all the time. */
export function toMatchShareCard(match: Fixture, { siteName }: { siteName: string }): MatchShareCard {
  const { id, competition, home, away, kickOff } = match;
  const isCalledOff = match.status === 'postponed' || match.status === 'cancelled';
  return {
    kind: 'match',
    id,
    siteName,
    competition: competition.name,
    home: { name: home.name, colors: home.colors },
    away: { name: away.name, colors: away.colors },
    middle: readMiddle(match),
    note: [
      readStatus(match),
      isCalledOff ? '' : formatDay(kickOff),
      match.status === 'scheduled' ? timeText.bakuTime : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  };
}

/** The score or the kick-off time. */
export function readMiddle(match: Fixture): string {
  if (hasScore(match)) return `${match.score.home}:${match.score.away}`;
  return match.status === 'scheduled' ? formatTime(match.kickOff) : matchText.vs;
}

/** A match that has not begun needs no status: its time says it. */
function readStatus(match: Fixture): string {
  if (match.status === 'scheduled') return '';
  const status = matchText.status[match.status];
  if (!hasScore(match) || !match.shootOut) return status;
  return `${status}, ${matchText.status.penalties} ${match.shootOut.home}:${match.shootOut.away}`;
}

/** The share card of a published or archived article; null when readers have no such article. */
export async function findArticleShareCard(
  db: Db,
  { id, siteName }: { id: string; siteName: string },
): Promise<ArticleShareCard | null> {
  const row = await selectCards(db)
    .where('article.id', '=', id)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row ? toArticleShareCard(toCard(row), { siteName }) : null;
}

/** The address of the share picture of a card. It changes with what the picture shows. */
export function shareAddress(card: ShareCard): string {
  const params = { id: card.id, file: `${shareVersion(card)}.jpg` };
  if (card.kind === 'match') return href('/share/match/:id/:file', params);
  if (card.kind === 'article') return href('/share/article/:id/:file', params);
  return href('/share/page/:id/:file', params);
}

/** The share picture as the metadata of a page describes it. */
export function sharePicture(card: ShareCard): { url: string; width: number; height: number; alt: string } {
  return { url: shareAddress(card), ...SHARE_SIZE, alt: describeCard(card) };
}

function describeCard(card: ShareCard): string {
  if (card.kind === 'match') return `${card.home.name} ${card.middle} ${card.away.name}, ${card.note}`;
  return card.kind === 'team' ? card.team.name : card.title;
}
