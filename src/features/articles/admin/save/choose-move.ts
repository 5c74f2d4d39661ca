import { type ArticleMove, findMove } from '../../rules/article-workflow.ts';
import type { ArticleStatus } from '../../tables.ts';
import type { ArticleFormInput } from './read-article-form.ts';

type Asked = Pick<ArticleFormInput, 'intent' | 'status'>;
type AskedAndTimed = Asked & Pick<ArticleFormInput, 'isTimeTyped'>;

const statuses: readonly string[] = ['draft', 'pending', 'scheduled', 'published', 'archived'];

/** The status of a new article: that of the button, otherwise that of the status field (spec §4). */
export function chooseFirstStatus({ intent, status }: Asked): ArticleStatus {
  if (intent === 'publish') return 'published';
  if (intent === 'submit') return 'pending';
  if (intent === 'schedule') return 'scheduled';
  if (intent === 'selected' && statuses.includes(status)) return status as ArticleStatus;
  return 'draft';
}

/**
 * The workflow move of an article in status `from` when it is saved; null when the status stays. A scheduled article that
 * is saved with another time is scheduled again.
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
