import { ConfirmForm } from '#app/admin/parts/confirm-form.tsx';
import { Table } from '#app/ui/table.tsx';
import { formatDateTime } from '#az/format/dates.ts';
import { adminText } from '#az/text/admin/admin.ts';
import { newsletterAdminText } from '#az/text/site/newsletter.ts';
import type { SubscriberStatus } from '#db/tables/subscribers.ts';
import type { Subscriber } from '#domain/audience/subscribers/subscriber.ts';

const columns = [
  { label: newsletterAdminText.email },
  { label: adminText.col.status },
  { label: newsletterAdminText.subscribedAt },
  { label: adminText.col.actions, hidden: true },
];

const statusClasses: Record<SubscriberStatus, string> = {
  confirmed: 'text-finished',
  pending: 'text-scheduled',
  unsubscribed: 'text-muted',
  bounced: 'text-live',
};

interface SubscriberTableProps {
  subscribers: readonly Subscriber[];
  empty: string;
}

export function SubscriberTable({ subscribers, empty }: SubscriberTableProps) {
  return (
    <Table
      caption={newsletterAdminText.subscribers}
      columns={columns}
      isEmpty={subscribers.length === 0}
      empty={empty}
      isStacked
    >
      {subscribers.map(({ id, email, status, createdAt, confirmedAt }) => (
        <tr key={id}>
          <th scope="row" className="wrap-anywhere">
            {email}
          </th>
          <td className={`whitespace-nowrap font-medium ${statusClasses[status]}`}>
            {newsletterAdminText.subscriberStatus[status]}
          </td>
          <td className="tabular whitespace-nowrap">{formatDateTime(confirmedAt ?? createdAt)}</td>
          <td className="sm:w-56">
            <ConfirmForm
              label={newsletterAdminText.erase}
              consequence={newsletterAdminText.eraseSure}
              intent="erase"
              fields={{ id }}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}
