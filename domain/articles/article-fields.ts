import { z } from 'zod';
import type { ArticleOrigin } from '#db/tables/articles.ts';
import { InvalidInput } from '#domain/errors.ts';

/** Everything of an article that an editor writes; its status moves by other rules (see `article-workflow.ts`). */
export interface ArticleFields {
  title: string;
  /** The part of the address. Empty: as it is, or from the title for a new article. */
  slug: string;
  excerpt: string;
  /** HTML. */
  content: string;
  /** The category's slug; empty for imported articles without one. */
  category: string;
  /** The byline. */
  author: string;
  /** The picture's URL. */
  image: string | null;
  /** In the order they are shown. */
  tags: readonly string[];
  featured: boolean;
  origin: ArticleOrigin;
  /** Who said it first; empty for what is our own. */
  source: string;
  /** Where it was said; may be empty. */
  sourceUrl: string;
  /** For search engines; empty: the title and the excerpt serve. */
  seoTitle: string;
  seoDescription: string;
}

export type ArticleFieldName = keyof ArticleFields;

/** In the order of the form. */
export const articleFieldNames = [
  'title',
  'slug',
  'excerpt',
  'content',
  'category',
  'author',
  'image',
  'tags',
  'featured',
  'origin',
  'source',
  'sourceUrl',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly ArticleFieldName[];

/** In the order of the form. */
export const articleOrigins = [
  'own',
  'exclusive',
  'source',
  'translation',
  'release',
] as const satisfies readonly ArticleOrigin[];

/** Whether it was said by somebody else first, who has to be named. */
export function hasSource(origin: ArticleOrigin): boolean {
  return origin !== 'own' && origin !== 'exclusive';
}

/** Beyond any article: what is longer is no typing. */
const line = z.string().max(20_000).default('');
const schema = z.object({
  title: line,
  slug: line,
  excerpt: line,
  content: z.string().max(2_000_000).default(''),
  category: line,
  author: line,
  image: z.string().max(4000).nullable().default(null),
  tags: z.array(z.string().max(1000)).max(500).default([]),
  featured: z.boolean().default(false),
  origin: z.enum(articleOrigins).default('own'),
  source: line,
  sourceUrl: line,
  seoTitle: line,
  seoDescription: line,
});

/**
 * The fields in what a browser sent or a database kept; what is missing is empty. Nothing is checked but the shape.
 * @throws InvalidInput 'form.invalid'.
 */
export function parseArticleFields(value: unknown): ArticleFields {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  return parsed.data;
}

/** Whether two values of a field are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** The fields in which two states of an article differ. */
export function listChangedFields(before: ArticleFields, after: ArticleFields): ArticleFieldName[] {
  return articleFieldNames.filter((name) => !isSameValue(before[name], after[name]));
}
