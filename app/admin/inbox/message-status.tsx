import { inboxText } from '#az/text/site/contact.ts';
import type { ContactStatus } from '#db/tables/contact.ts';

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
