import { Link } from 'react-router';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { ListPager, ListSearch, StatusTabs } from '#platform/admin/list-controls.tsx';
import { listAddress, readListParameters } from '#platform/admin/list-parameters.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { type ContactMessage, contactStatuses, isContactStatus } from '../rules/contact-message.ts';
import { countContactMessages, listContactMessages } from '../rules/contact-messages.ts';
import { contactText, inboxText } from '../text.ts';
import type { Route } from './+types/inbox.ts';
import { MessageStatus } from './message-status.tsx';

const PATH = href('/admin/inbox');
const ALL = 'all';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const choice = readListParameters(request);
  const status = isContactStatus(choice.status) ? choice.status : choice.status === ALL ? ALL : 'new';
  const [list, counts] = await Promise.all([
    listContactMessages(db, { ...choice, status: status === ALL ? undefined : status }),
    countContactMessages(db),
  ]);
  return { list, counts, status, query: choice.query, now: now() } as const;
}

/** The messages of readers: new, answered, archived. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { list, counts, status, query, now } = loaderData;
  const tab = (name: typeof status, label: string, count?: number) => ({
    label,
    to: listAddress(PATH, { status: name === 'new' ? '' : name, query }),
    current: name === status,
    count,
  });
  return (
    <div className="grid gap-5">
      <PageHead title={inboxText.title} aside={inboxText.found(list.total)} />
      <StatusTabs
        label={inboxText.title}
        tabs={[
          ...contactStatuses.map((name) => tab(name, inboxText.status[name], counts[name])),
          tab(ALL, inboxText.all),
        ]}
      />
      <ListSearch label={inboxText.search} query={query} parameters={status === 'new' ? {} : { status }} />
      {list.messages.length === 0 ? (
        <p className="rounded-md border border-line p-8 text-center text-muted">
          {query ? inboxText.nothingFound : inboxText.empty[status]}
        </p>
      ) : (
        <MessageList messages={list.messages} now={now} />
      )}
      <ListPager
        page={list.page}
        pages={list.pages}
        address={(page) => listAddress(PATH, { status: status === 'new' ? '' : status, query, page })}
      />
    </div>
  );
}

/** The list of messages: sender, subject, beginning of the text, time. */
function MessageList({ messages, now }: { messages: readonly ContactMessage[]; now: number }) {
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
