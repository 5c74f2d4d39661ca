import type { ArticleFields } from './article-fields.ts';
import type { ArticleSummary } from './article-summary.ts';

export interface ArticleTag {
  slug: string;
  name: string;
}

/** Reads an optional part of an article, such as its tags. The caller may return the `fallback` when the read fails. */
export type ReadPart = <Value>(part: {
  name: string;
  read: () => Promise<Value>;
  fallback: Value;
}) => Promise<Value>;

/** The fields that a page shows as stored. */
type ShownFields = Omit<ArticleFields, 'slug' | 'category' | 'image' | 'tags'>;

/** An article as its page shows it: the summary and all other fields. */
export interface ArticlePage extends ArticleSummary, ShownFields {
  /** In the order of the form. */
  tags: ArticleTag[];
  /** Archived pages keep their address and say that they are archived. */
  status: 'published' | 'archived';
  /** Null when they could not be read. */
  views: number | null;
  createdAt: number;
}

/** The fields without those that a page shows in another form: address, link or picture. */
export function listShownFields<Fields extends Partial<ArticleFields>>(fields: Fields) {
  const { slug: _slug, category: _category, image: _image, tags: _tags, ...shown } = fields;
  return shown;
}
