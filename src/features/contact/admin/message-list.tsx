import { Link } from 'react-router';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import type { ContactMessage } from '../rules/contact-message.ts';
import { contactText } from '../text.ts';
import { MessageStatus } from './message-status.tsx';

/** The list of messages: sender, subject, beginning of the text, time. */
export function MessageList({ messages, now }: { messages: readonly ContactMessage[]; now: number }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            to={href('/admin/inbox/:id', { id: message.id })}
            className="grid gap-x-4 gap-y-1 px-4 py-3 hover:bg-surface md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-center"
          >
            <span className="min-w-0">
              <strong className="block truncate">{message.name}</strong>
              <span className="block truncate text-muted text-sm">{message.email}</span>
            </span>
            <span className="min-w-0">
              <span className="block text-sm">
                {contactText.subjects[message.subject]} <MessageStatus status={message.status} />
              </span>
              <span className="block truncate text-muted">{message.message}</span>
            </span>
            <time
              dateTime={isoBaku(message.createdAt)}
              className="tabular whitespace-nowrap text-muted text-sm"
            >
              {formatListTime(message.createdAt, now)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
