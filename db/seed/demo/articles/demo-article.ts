/** A committed picture of the demo newspaper, and the words that belong to it. */
export interface DemoPicture {
  /** A file of `pictures/` without its ending: `stadium/tunnel-1`. */
  file: string;
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
