import type { Problem } from '#platform/errors.ts';
import { type ArticleFields, articleFieldNames, articleFields } from '../article-fields.ts';

/** In UTF-16 units. Larger than the limit of any field, because a text is cleaned before it is measured. */
const MAX_LINE = 20_000;
const MAX_TAG_LENGTH = 1000;
const MAX_TAGS = 500;

/** The fields that are too large to be cleaned. `sanitiseContent` limits HTML itself. */
export function listOversizedFields(fields: ArticleFields): Problem[] {
  return articleFieldNames.flatMap((field): Problem[] => {
    const { kind, invalid = 'field.tooLong' } = articleFields[field];
    const value = fields[field];
    if (Array.isArray(value)) {
      if (value.length > MAX_TAGS) return [{ field, code: invalid }];
      return value.some((tag) => tag.length > MAX_TAG_LENGTH) ? [{ field, code: 'tag.tooLong' }] : [];
    }
    return kind !== 'html' && String(value ?? '').length > MAX_LINE ? [{ field, code: invalid }] : [];
  });
}
