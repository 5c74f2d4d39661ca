import { Link } from 'react-router';
import { formatShortDate } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { href } from '#platform/http/href.ts';
import { Table } from '#platform/ui/table.tsx';
import { analyticsText } from '../../text.ts';
import { FigureTile, FigureTiles } from '../charts/figure-tile.tsx';
import type { SiteFigures } from '../read-analytics.server.ts';
import { Panel } from './panel.tsx';

const columns = [
  { label: analyticsText.issue },
  { label: analyticsText.date },
  { label: analyticsText.sent, className: 'text-end' },
  { label: analyticsText.unsent, className: 'text-end' },
  { label: analyticsText.left, className: 'text-end' },
];

/** The new and the lost subscribers of the range, and the delivery counts of its issues. */
export function NewsletterFigures({ figures, csv }: { figures: SiteFigures['newsletter']; csv: string }) {
  const { confirmed, subscriptions, issues } = figures;
  return (
    <Panel title={analyticsText.newsletter} csv={csv}>
      <FigureTiles>
        <FigureTile name={analyticsText.subscribers} value={confirmed} />
        <FigureTile name={analyticsText.newSubscribers} value={subscriptions.confirmed} />
        <FigureTile name={analyticsText.leftSubscribers} value={subscriptions.unsubscribed} />
      </FigureTiles>
      <Table
        caption={analyticsText.newsletter}
        columns={columns}
        isEmpty={issues.length === 0}
        empty={analyticsText.issuesEmpty}
      >
        {issues.map(({ id, subject, finishedAt, counts }) => (
          <tr key={id}>
            <th scope="row">
              <Link
                to={href('/admin/newsletter/:id', { id })}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {subject}
              </Link>
            </th>
            <td className="tabular whitespace-nowrap">{formatShortDate(finishedAt)}</td>
            <td className="tabular text-end">{formatNumber(counts.sent)}</td>
            <td className="tabular text-end">{formatNumber(counts.refused + counts.failed)}</td>
            <td className="tabular text-end">{formatNumber(counts.unsubscribed)}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
