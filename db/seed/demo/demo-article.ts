/** The motifs the demo picture drawer knows; see `pictures/draw-picture.ts`. */
export type DemoMotif =
  | 'stadium-night'
  | 'pitch-aerial'
  | 'crowd-scarves'
  | 'jersey-pair'
  | 'ball-net'
  | 'floodlights'
  | 'trophy'
  | 'tactics-board'
  | 'tunnel'
  | 'corner-flag'
  | 'scoreboard'
  | 'referee'
  | 'goalkeeper'
  | 'fans-flags'
  | 'training-cones'
  | 'boots'
  | 'basketball'
  | 'chess'
  | 'boxing'
  | 'microphone'
  | 'gamepad'
  | 'futsal-hall'
  | 'calendar'
  | 'transfer-board'
  | 'map-baku'
  | 'podium';

/** What a demo picture shows, and the words that belong to it. */
export interface DemoPicture {
  motif: DemoMotif;
  /** Two hex colours, for instance a club's shirt. */
  colors: [string, string];
  /** Any integer; another seed draws the same motif differently. */
  seed: number;
  alt: string;
  credit: string;
}

/** One article of the demo newspaper. It becomes a real row through `importArticle`. */
export interface DemoArticle {
  title: string;
  excerpt: string;
  /** A category slug of the navigation (spec §2.3). */
  category: string;
  author: string;
  tags: string[];
  /** HTML: p, h2, h3, ul, ol, li, blockquote, strong, em, a, table. */
  content: string;
  featured?: true;
  /** Absent: published. */
  status?: 'draft' | 'pending' | 'scheduled' | 'archived';
  /** Hours before the seeding moment at which it was published; negative: hours ahead (scheduled only). */
  hoursAgo: number;
  picture: DemoPicture | null;
  views: number;
}
