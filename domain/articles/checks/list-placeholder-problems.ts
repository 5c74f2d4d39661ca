import type { ArticleStatus } from '#db/tables/articles.ts';
import type { Problem } from '#domain/errors.ts';
import type { ArticleFields } from '../article-fields.ts';

/** What a template leaves for its writer to fill: `[ hesab ]`, with a gap inside, as nobody writes otherwise. */
const PLACEHOLDER = /\[[ \u00a0][^[\]]{1,120}[ \u00a0]\]/;

/** The fields in which something of a template is still to be filled. */
export function listPlaceholderProblems(
  fields: Pick<ArticleFields, 'title' | 'excerpt' | 'content'>,
): (Problem & { field: 'title' | 'excerpt' | 'content' })[] {
  const text = fields.content.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ');
  const problems = [];
  if (PLACEHOLDER.test(fields.title)) problems.push({ field: 'title', code: 'title.placeholder' } as const);
  if (PLACEHOLDER.test(fields.excerpt))
    problems.push({ field: 'excerpt', code: 'excerpt.placeholder' } as const);
  if (PLACEHOLDER.test(text)) problems.push({ field: 'content', code: 'content.placeholder' } as const);
  return problems;
}

/** Whether an article in this status is out of its writer's hands, and has to be whole. */
export function hasToBeWhole(status: ArticleStatus): boolean {
  return status === 'pending' || status === 'scheduled' || status === 'published';
}
