import type { ArticleStatus } from '../tables.ts';
import { articleStatusText } from '../text.ts';

export const statusNames: Readonly<Record<ArticleStatus, string>> = articleStatusText;

const statusClasses: Record<ArticleStatus, string> = {
  published: 'text-finished',
  pending: 'text-warning',
  scheduled: 'text-scheduled',
  draft: 'text-muted',
  archived: 'text-muted',
};

export function ArticleStatusLabel({ status }: { status: ArticleStatus }) {
  return (
    <span className={`whitespace-nowrap font-medium ${statusClasses[status]}`}>{statusNames[status]}</span>
  );
}
