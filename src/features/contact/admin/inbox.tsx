import { ListPager } from '#platform/admin/list-pager.tsx';
import { listAddress, readListParameters } from '#platform/admin/list-parameters.ts';
import { ListSearch } from '#platform/admin/list-search.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { StatusTabs } from '#platform/admin/status-tabs.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { contactStatuses, isContactStatus } from '../rules/contact-message.ts';
import { countContactMessages, listContactMessages } from '../rules/list-contact-messages.ts';
import { inboxText } from '../text.ts';
import type { Route } from './+types/inbox.ts';
import { MessageList } from './message-list.tsx';

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
