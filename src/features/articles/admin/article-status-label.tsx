import { formatNumber } from '#az/format/format-number.ts';
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

/** The number of articles in each status. */
export function StatusCounts({ counts }: { counts: Readonly<Record<ArticleStatus, number>> }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
      {Object.entries(statusNames).map(([status, name]) => (
        <div
          key={status}
          className="grid content-between gap-1 bg-paper p-4 last:odd:col-span-2 sm:last:odd:col-span-1"
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="tabular font-bold font-headline text-4xl">
            {formatNumber(counts[status as ArticleStatus])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
