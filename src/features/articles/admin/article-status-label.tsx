import { Link } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import type { ArticleStatus } from '../tables.ts';
import { articleStatusText } from '../text.ts';
import { articleListAddress, listStatuses } from './list/article-list-parameters.ts';

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

/** The number of articles in each status, each with the list of them. */
export function StatusCounts({ counts }: { counts: Readonly<Record<ArticleStatus, number>> }) {
  return (
    <ul className="-mx-2 flex flex-wrap gap-x-1">
      {listStatuses.map((status) => (
        <li key={status}>
          <Link
            to={articleListAddress({ status })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm hover:bg-surface"
          >
            <span className="text-muted">{statusNames[status]}</span>
            <strong className="tabular">{formatNumber(counts[status])}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
