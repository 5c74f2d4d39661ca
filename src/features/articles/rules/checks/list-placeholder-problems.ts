import type { Problem } from '#platform/errors.ts';
import type { ArticleStatus } from '../../tables.ts';
import {
  type ArticleFieldName,
  type ArticleFields,
  articleFieldNames,
  articleFields,
} from '../article-fields.ts';

/** A placeholder of a template, such as `[ hesab ]`. The inner spaces distinguish it from other text in brackets. */
const PLACEHOLDER = /\[[ \u00a0][^[\]]{1,120}[ \u00a0]\]/;

/** The fields that still contain a placeholder. */
export function listPlaceholderProblems(
  fields: Partial<ArticleFields>,
): (Problem & { field: ArticleFieldName })[] {
  return articleFieldNames.flatMap((field) => {
    const { placeholder: code, kind } = articleFields[field];
    const value = String(fields[field] ?? '');
    const text = kind === 'html' ? value.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ' ') : value;
    return code && PLACEHOLDER.test(text) ? [{ field, code }] : [];
  });
}

/** Whether an article in this status must be complete. */
export function mustBeComplete(status: ArticleStatus): boolean {
  return status === 'pending' || status === 'scheduled' || status === 'published';
}
