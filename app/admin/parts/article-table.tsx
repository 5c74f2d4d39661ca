import { Link } from 'react-router';
import { Table } from '#app/ui/table.tsx';
import { formatListTime } from '#az/dates.ts';
import { formatNumber } from '#az/format-number.ts';
import { adminText } from '#az/text/admin.ts';
import { dashboardText } from '#az/text/analytics.ts';
import type { NewsroomArticle } from '#domain/content/list-newsroom-articles.ts';
import { ArticleStatusLabel } from './article-status-label.tsx';

const columnsWith = (moment: string) => [
  { label: adminText.col.title },
  { label: adminText.col.author },
  { label: adminText.col.status },
  { label: moment },
  { label: adminText.col.views, className: 'text-end' },
];
const columns = {
  createdAt: columnsWith(adminText.col.created),
  scheduledAt: columnsWith(dashboardText.scheduledAt),
};

interface ArticleTableProps {
  caption: string;
  articles: readonly NewsroomArticle[];
  empty: string;
  now: number;
  /** Whether titles lead to the form. */
  canEdit: boolean;
  /** The moment that matters of them. */
  moment?: 'createdAt' | 'scheduledAt';
}

/** A few articles of the newsroom. */
export function ArticleTable({
  caption,
  articles,
  empty,
  now,
  canEdit,
  moment = 'createdAt',
}: ArticleTableProps) {
  return (
    <Table caption={caption} columns={columns[moment]} isEmpty={articles.length === 0} empty={empty}>
      {articles.map((article) => (
        <tr key={article.id} className="hover:bg-surface">
          <th scope="row" className="min-w-64">
            {canEdit ? (
              <Link
                to={`/admin/articles/edit/${article.id}`}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {article.title || adminText.untitled}
              </Link>
            ) : (
              article.title || adminText.untitled
            )}
          </th>
          <td>{article.author}</td>
          <td>
            <ArticleStatusLabel status={article.status} />
          </td>
          <td className="tabular whitespace-nowrap">{formatListTime(article[moment], now)}</td>
          <td className="tabular text-end">{formatNumber(article.views)}</td>
        </tr>
      ))}
    </Table>
  );
}
