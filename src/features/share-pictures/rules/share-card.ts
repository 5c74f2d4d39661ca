import { createHash } from 'node:crypto';
import type { VariantSource } from '#features/media/rules/images/make-variant.ts';

/** The size of a share picture in pixels: what Facebook, Telegram and X show in full. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes: every share picture then gets a new address. */
const DESIGN = 2;

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
  /** The status and the day: `Bitib · 22 noyabr`. */
  note: string;
}

export type ShareCard = ArticleShareCard | MatchShareCard;

/** A short text that changes with everything the picture shows. It is in the address, so a picture can be cached for ever. */
export function shareVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 12);
}
