import type { IssueStatus } from '../../tables.ts';
import { newsletterAdminText } from '../../text.ts';

const statusClasses: Record<IssueStatus, string> = {
  draft: 'text-muted',
  scheduled: 'text-scheduled',
  sending: 'text-warning',
  sent: 'text-finished',
  stopped: 'text-live',
};

export function IssueStatusLabel({ status }: { status: IssueStatus }) {
  return (
    <span className={`whitespace-nowrap font-medium text-sm ${statusClasses[status]}`}>
      {newsletterAdminText.status[status]}
    </span>
  );
}
