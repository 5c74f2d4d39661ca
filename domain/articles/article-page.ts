import type { ArticleFields } from './article-fields.ts';
import type { ArticleSummary } from './article-summary.ts';

export interface ArticleTag {
  slug: string;
  name: string;
}

/** Reads what an article can do without, such as its tags: the caller may give the `fallback` when that fails. */
export type ReadPart = <Value>(part: {
  name: string;
  read: () => Promise<Value>;
  fallback: Value;
}) => Promise<Value>;

/** The fields that a page shows as they are stored. */
type ShownFields = Omit<ArticleFields, 'slug' | 'category' | 'image' | 'tags'>;

/** An article as its own page shows it: the card and everything below the fold. */
export interface ArticlePage extends ArticleSummary, ShownFields {
  /** In the order the author gave them. */
  tags: ArticleTag[];
  /** Archived pages keep their address and say that they are archived. */
  status: 'published' | 'archived';
  /** Null when they could not be read. */
  views: number | null;
  createdAt: number;
}

/** The fields without those that a page shows in another form: as an address, a link or a picture. */
export function listShownFields<Fields extends Partial<ArticleFields>>(fields: Fields) {
  const { slug: _slug, category: _category, image: _image, tags: _tags, ...shown } = fields;
  return shown;
}
