import { Link } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Table } from '#platform/ui/table.tsx';
import type { NewsletterIssue } from '../../rules/newsletter-issue.ts';
import { newsletterAdminText } from '../../text.ts';
import { IssueStatusLabel } from './issue-status-label.tsx';

const { counts: countNames } = newsletterAdminText;
const columns = [
  { label: newsletterAdminText.subject },
  { label: commonText.status },
  { label: newsletterAdminText.date },
  { label: countNames.sent, className: 'text-end' },
  { label: countNames.refused, className: 'text-end' },
  { label: countNames.failed, className: 'text-end' },
  { label: countNames.unsubscribed, className: 'text-end' },
];

export function IssueTable({ issues }: { issues: readonly NewsletterIssue[] }) {
  return (
    <Table
      caption={newsletterAdminText.issues}
      columns={columns}
      isEmpty={issues.length === 0}
      empty={newsletterAdminText.noIssues}
      isStacked
    >
      {issues.map((issue) => (
        <tr key={issue.id} className="hover:bg-surface">
          <th scope="row" className="min-w-56">
            <Link
              to={href('/admin/newsletter/:id', { id: issue.id })}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {issue.subject}
            </Link>
            <span className="block font-normal text-muted">{newsletterAdminText.kind[issue.kind]}</span>
          </th>
          <td>
            <IssueStatusLabel status={issue.status} />
          </td>
          <td className="tabular whitespace-nowrap">
            {formatDateTime(issue.finishedAt ?? issue.scheduledAt ?? issue.updatedAt)}
          </td>
          {(['sent', 'refused', 'failed', 'unsubscribed'] as const).map((name) => (
            <td key={name} data-label={countNames[name]} className="tabular sm:text-end">
              {formatNumber(issue.counts[name])}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
