import type { ArticleStatus } from '#db/tables/articles.ts';
import { type ArticleMove, findMove } from '#domain/articles/article-workflow.ts';
import type { ArticleFormInput } from './read-article-form.ts';

type Asked = Pick<ArticleFormInput, 'intent' | 'status'>;
type AskedAndTimed = Asked & Pick<ArticleFormInput, 'isTimeTyped'>;

const statuses: readonly string[] = ['draft', 'pending', 'scheduled', 'published', 'archived'];

/** The status that a new article begins with: as the button says, otherwise as the status field says (spec §4). */
export function chooseFirstStatus({ intent, status }: Asked): ArticleStatus {
  if (intent === 'publish') return 'published';
  if (intent === 'submit') return 'pending';
  if (intent === 'schedule') return 'scheduled';
  if (intent === 'selected' && statuses.includes(status)) return status as ArticleStatus;
  return 'draft';
}

/**
 * The step that an article in status `from` takes while it is saved; null when it stays where it is. A scheduled one that
 * is saved with another time is scheduled anew.
 */
export function chooseMove(
  { intent, status, isTimeTyped }: AskedAndTimed,
  from: ArticleStatus,
): ArticleMove | null {
  switch (intent) {
    case 'draft':
      return null;
    case 'publish':
      return from === 'published' ? null : 'publish';
    case 'selected':
    case 'save':
      if (status === from) return from === 'scheduled' && isTimeTyped ? 'schedule' : null;
      return statuses.includes(status) ? findMove(from, status as ArticleStatus) : null;
    default:
      return intent;
  }
}
