import type { ProblemCode } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import type { ArticleFieldName, ArticleFields } from '../article-fields.ts';

/** In UTF-16 units; longer than any limit of a field, so that what was typed is cleaned before it is measured. */
const MAX_LINE = 20_000;
const MAX_TAG_LENGTH = 1000;
const MAX_TAGS = 500;

const codes: Partial<Record<ArticleFieldName, ProblemCode>> = {
  title: 'title.tooLong',
  slug: 'slug.invalid',
  excerpt: 'excerpt.tooLong',
  category: 'category.unknown',
  author: 'author.tooLong',
  image: 'image.url',
  source: 'source.tooLong',
  sourceUrl: 'sourceUrl.invalid',
  seoTitle: 'seoTitle.tooLong',
  seoDescription: 'seoDescription.tooLong',
};

/** Fields, besides the text, that are refused before they are cleaned: no more work is spent on them. */
export function listOversizedFields(fields: ArticleFields): Problem[] {
  const problems: Problem[] = [];
  for (const [field, code] of Object.entries(codes))
    if (String(fields[field as ArticleFieldName] ?? '').length > MAX_LINE) problems.push({ field, code });
  if (fields.tags.length > MAX_TAGS) problems.push({ field: 'tags', code: 'tag.tooMany' });
  else if (fields.tags.some((tag) => tag.length > MAX_TAG_LENGTH))
    problems.push({ field: 'tags', code: 'tag.tooLong' });
  return problems;
}
