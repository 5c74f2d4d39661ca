import { Link } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { dashboardText } from '#features/analytics/text.ts';
import { CompactCount } from '#platform/admin/compact-count.tsx';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Table } from '#platform/ui/table.tsx';
import type { NewsroomArticle } from '../rules/admin-list/list-newsroom-articles.ts';
import { articleColumnText, articleEditorText, fallbackText } from '../text.ts';
import { ArticleStatusLabel } from './article-status-label.tsx';

/** A phone shows only the title and the status with its moment. */
const HIDDEN_ON_PHONES = 'max-sm:hidden';
const columnsWith = (moment: string) => [
  { label: articleColumnText.title },
  { label: articleColumnText.author, className: HIDDEN_ON_PHONES },
  { label: commonText.status },
  { label: moment, className: HIDDEN_ON_PHONES },
  { label: articleColumnText.views, className: `text-end ${HIDDEN_ON_PHONES}` },
];
const columns = {
  createdAt: columnsWith(articleColumnText.created),
  scheduledAt: columnsWith(dashboardText.scheduledAt),
  updatedAt: columnsWith(articleEditorText.changed),
};

interface ArticleTableProps {
  caption: string;
  articles: readonly NewsroomArticle[];
  now: number;
  /** The moment to show in the table. */
  moment?: keyof typeof columns;
}

/** A short table of articles, for the dashboard. */
export function ArticleTable({ caption, articles, now, moment = 'createdAt' }: ArticleTableProps) {
  return (
    <Table caption={caption} columns={columns[moment]}>
      {articles.map((article) => (
        <tr key={article.id} className="hover:bg-surface">
          <th scope="row" className="min-w-44 sm:min-w-64">
            <Link
              to={href('/admin/articles/edit/:id', { id: article.id })}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {article.title || fallbackText.title}
            </Link>
          </th>
          <td className={HIDDEN_ON_PHONES}>{article.author}</td>
          <td>
            <ArticleStatusLabel status={article.status} />
            <span className="tabular block whitespace-nowrap text-muted sm:hidden">
              {formatListTime(article[moment], now)}
            </span>
          </td>
          <td className={`tabular whitespace-nowrap ${HIDDEN_ON_PHONES}`}>
            {formatListTime(article[moment], now)}
          </td>
          <td className={`tabular text-end ${HIDDEN_ON_PHONES}`}>
            <CompactCount value={article.views} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
