import { formatDateTime } from '#az/format/dates.ts';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { commonText } from '#platform/text/common.ts';
import { Table } from '#platform/ui/table.tsx';
import type { Subscriber } from '../../rules/subscribers/subscriber.ts';
import type { SubscriberStatus } from '../../tables.ts';
import { newsletterAdminText } from '../../text.ts';

const columns = [
  { label: newsletterAdminText.email },
  { label: commonText.status },
  { label: newsletterAdminText.subscribedAt },
  { label: commonText.actions, hidden: true },
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
