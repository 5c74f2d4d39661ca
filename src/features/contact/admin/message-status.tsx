import type { ContactStatus } from '../tables.ts';
import { inboxText } from '../text.ts';

const statusClasses: Record<ContactStatus, string> = {
  new: 'text-scheduled',
  answered: 'text-finished',
  archived: 'text-muted',
};

export function MessageStatus({ status }: { status: ContactStatus }) {
  return (
    <span className={`ms-2 whitespace-nowrap font-medium text-sm ${statusClasses[status]}`}>
      {inboxText.status[status]}
    </span>
  );
}
