import { adminText } from '#app/admin/text.ts';
import type { ArticleStatus } from '../tables.ts';

export const statusNames: Readonly<Record<ArticleStatus, string>> = {
  published: adminText.publishedCount,
  pending: adminText.pending,
  scheduled: adminText.scheduled,
  draft: adminText.draftCount,
  archived: adminText.archived,
};

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
