import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { Table } from '#platform/ui/table.tsx';
import { listIssues } from '../rules/list-issues.ts';
import type { NewsletterIssue } from '../rules/newsletter-issue.ts';
import { countSubscribers } from '../rules/subscribers/subscribers.ts';
import { newsletterAdminText } from '../text.ts';
import type { Route } from './+types/issues.ts';
import { IssueStatusLabel } from './parts/issue-status-label.tsx';
import { NewsletterTabs } from './parts/newsletter-tabs.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const [issues, subscribers] = await Promise.all([listIssues(db), countSubscribers(db)]);
  return { issues, readers: subscribers.confirmed };
}

/** All newsletter issues with their status and delivery counts. */
export default function Issues({ loaderData }: Route.ComponentProps) {
  const { issues, readers } = loaderData;
  return (
    <div className="grid gap-5">
      <PageHead title={newsletterAdminText.title} aside={newsletterAdminText.found(readers)}>
        <ButtonLink to={href('/admin/newsletter/create')} look="primary">
          {newsletterAdminText.newIssue}
        </ButtonLink>
      </PageHead>
      <NewsletterTabs current="issues" />
      <IssueTable issues={issues} />
    </div>
  );
}

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
            <TextLink to={href('/admin/newsletter/:id', { id: issue.id })}>{issue.subject}</TextLink>
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
