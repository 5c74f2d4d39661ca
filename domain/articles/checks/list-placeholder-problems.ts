import type { ArticleStatus } from '#db/tables/articles.ts';
import type { Problem } from '#domain/errors.ts';
import {
  type ArticleFieldName,
  type ArticleFields,
  articleFieldNames,
  articleFields,
} from '../article-fields.ts';

/** A place that a template leaves for its writer to fill: `[ hesab ]`, with spaces inside, as nobody writes otherwise. */
const PLACEHOLDER = /\[[ \u00a0][^[\]]{1,120}[ \u00a0]\]/;

/** The fields in which a place of a template is still to be filled. */
export function listPlaceholderProblems(
  fields: Partial<ArticleFields>,
): (Problem & { field: ArticleFieldName })[] {
  return articleFieldNames.flatMap((field) => {
    const { placeholder: code, kind } = articleFields[field];
    const value = String(fields[field] ?? '');
    const text = kind === 'html' ? value.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ') : value;
    return code && PLACEHOLDER.test(text) ? [{ field, code }] : [];
  });
}

/** Whether an article in this status has left its writer, and must be complete. */
export function mustBeComplete(status: ArticleStatus): boolean {
  return status === 'pending' || status === 'scheduled' || status === 'published';
}
