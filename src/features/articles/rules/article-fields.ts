import { tagLimits } from '#features/tags/rules/tag-limits.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { ArticleOrigin, ArticleTable } from '../tables.ts';

/** The empty value of each kind of field. It also defines the type. */
export const emptyValues = {
  /** One line of text. */
  line: '' as string,
  /** The address of a web page. */
  url: '' as string,
  html: '' as string,
  /** The URL of a picture. */
  picture: null as string | null,
  tags: [] as readonly string[],
  flag: false as boolean,
  origin: 'own' as ArticleOrigin,
} as const;
export type FieldKind = keyof typeof emptyValues;
export type FieldValues = { -readonly [Kind in FieldKind]: (typeof emptyValues)[Kind] };

/** The rules of one field. Form, cleaning, limits, database row, revision, merge and preview use them. */
export interface ArticleField {
  /** Decides the type, the empty value, the input in the form and how the field is cleaned. */
  kind: FieldKind;
  /** Its column in the table `article`. Null: `article-state.ts` and `change-article.ts` have their own code for it. */
  column: keyof ArticleTable | null;
  /** The maximum: characters of a text, UTF-16 units of `html` and `picture`, the number of `tags`. */
  limit?: number;
  /** The problem code of an empty field. Without it the field may be empty. */
  required?: ProblemCode;
  /** The problem code of a value that is too long or malformed. */
  invalid?: ProblemCode;
  /** The problem code of a text that still contains a placeholder of a template. */
  placeholder?: ProblemCode;
  /** A change after publication shows the label 'Yenilənib' to readers. */
  marksRevised?: boolean;
  /** When two people changed it: `blocks` merges paragraph by paragraph. Otherwise one of both values is chosen. */
  merge?: 'blocks';
  /** The field exists only for articles of these origins, and is empty for the others. */
  onlyFor?: (origin: ArticleOrigin) => boolean;
}

/** All fields that editors write, in the order of the form. See `docs/guides/add-an-article-field.md`. */
const declaration = {
  title: {
    kind: 'line',
    column: 'title',
    limit: 200,
    marksRevised: true,
    required: 'title.required',
    invalid: 'title.tooLong',
    placeholder: 'title.placeholder',
  },
  /** The headline on cards. Empty: the title. */
  shortTitle: { kind: 'line', column: 'short_title', limit: 70 },
  /** The slug. Empty: unchanged, or made from the title of a new article. */
  slug: { kind: 'line', column: null, invalid: 'slug.invalid' },
  excerpt: {
    kind: 'line',
    column: 'excerpt',
    limit: 500,
    marksRevised: true,
    required: 'excerpt.required',
    invalid: 'excerpt.tooLong',
    placeholder: 'excerpt.placeholder',
  },
  content: {
    kind: 'html',
    column: 'content',
    limit: 150_000,
    marksRevised: true,
    merge: 'blocks',
    required: 'content.required',
    invalid: 'content.tooLong',
    placeholder: 'content.placeholder',
  },
  /** The category's slug. Empty only for imported articles. */
  category: { kind: 'line', column: null, required: 'category.required', invalid: 'category.unknown' },
  /** The byline. */
  author: {
    kind: 'line',
    column: 'author',
    limit: 120,
    required: 'author.required',
    invalid: 'author.tooLong',
  },
  image: { kind: 'picture', column: 'image', limit: 1000, invalid: 'image.url', marksRevised: true },
  /** In the order they are shown. */
  tags: { kind: 'tags', column: null, limit: tagLimits.perArticle, invalid: 'tag.tooMany' },
  featured: { kind: 'flag', column: 'featured' },
  origin: { kind: 'origin', column: 'origin' },
  /** Who published it first. */
  source: {
    kind: 'line',
    column: 'source_name',
    limit: 120,
    onlyFor: hasSource,
    required: 'source.required',
    invalid: 'source.tooLong',
  },
  /** The page where the source published it. May be empty. */
  sourceUrl: {
    kind: 'url',
    column: 'source_url',
    limit: 1000,
    invalid: 'sourceUrl.invalid',
    onlyFor: hasSource,
  },
  /** For search engines. Empty: the title and the excerpt are used. */
  seoTitle: { kind: 'line', column: 'seo_title', limit: 120, invalid: 'seoTitle.tooLong' },
  seoDescription: { kind: 'line', column: 'seo_description', limit: 320, invalid: 'seoDescription.tooLong' },
  /** The address of the original, for search engines. Empty: the article's own address. */
  canonicalUrl: { kind: 'url', column: 'canonical_url', limit: 1000, invalid: 'canonicalUrl.invalid' },
  /** Search engines must not list the article. Readers find it as usual. */
  noindex: { kind: 'flag', column: 'noindex' },
} as const satisfies Record<string, ArticleField>;

type Declaration = typeof declaration;
export type ArticleFieldName = keyof Declaration;
export type ArticleFields = { -readonly [Name in ArticleFieldName]: FieldValues[Declaration[Name]['kind']] };

/** The fields that have their own column in the table `article`. */
export type ColumnFieldName = {
  [Name in ArticleFieldName]: Declaration[Name]['column'] extends null ? never : Name;
}[ArticleFieldName];
export type FieldColumn = NonNullable<Declaration[ArticleFieldName]['column']>;

export const articleFields: Readonly<Record<ArticleFieldName, ArticleField>> = declaration;
export const articleFieldNames = Object.keys(declaration) as ArticleFieldName[];
export const emptyArticleFields = buildArticleFields((name) => emptyValues[articleFields[name].kind]);

/** In the order of the form. */
export const articleOrigins = [
  'own',
  'exclusive',
  'source',
  'translation',
  'release',
] as const satisfies readonly ArticleOrigin[];

/** Whether another publisher published it first and has to be named. */
function hasSource(origin: ArticleOrigin): boolean {
  return origin !== 'own' && origin !== 'exclusive';
}

/** Builds all fields in order. Each value must have the type of its field. */
export function buildArticleFields(
  readValue: (name: ArticleFieldName, field: ArticleField) => FieldValues[FieldKind],
): ArticleFields {
  const values = articleFieldNames.map((name) => [name, readValue(name, articleFields[name])]);
  return Object.fromEntries(values) as ArticleFields;
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
