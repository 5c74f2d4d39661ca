/** A committed picture of the demo: a file of `pictures/` without its ending (`stadium/tunnel`), and what it shows. */
export type DemoPicture = [file: string, alt: string];

/** A comment of a reader. It is public, or it waits for a moderator. */
export interface DemoComment {
  name: string;
  text: string;
  /** Minutes from the publication of the article. */
  minutesAfter: number;
  isWaiting?: true;
  answers?: readonly DemoComment[];
}

/** One article of the demo. `importArticle` writes it. */
export interface DemoArticle {
  title: string;
  shortTitle?: string;
  excerpt: string;
  /** A category slug of the navigation (spec §2.3). */
  category: string;
  author: string;
  tags: string[];
  /** HTML: p, h2, h3, ul, ol, li, blockquote, strong, em, a, table. */
  content: string;
  featured?: true;
  /** The text ends with the card of the match that the demo replays, and with the table of its season. */
  showsMatch?: true;
  /** The text ends with this poll. */
  poll?: { question: string; options: readonly [text: string, votes: number][] };
  /** Its category gets comments. */
  comments?: readonly DemoComment[];
  /** Default: published. */
  status?: 'draft' | 'pending' | 'scheduled' | 'archived';
  /** Hours from the publication to the seeding. Negative for scheduled articles. */
  hoursAgo: number;
  picture: DemoPicture | null;
  /** The text ends with these pictures (their files) of other articles: it is a photo story. */
  gallery?: readonly string[];
  views: number;
}
