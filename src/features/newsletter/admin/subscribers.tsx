import { formatDateTime } from '#az/format/dates.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { ListPager, ListSearch, StatusTabs } from '#platform/admin/list-controls.tsx';
import { listAddress, readListParameters } from '#platform/admin/list-parameters.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { commonText } from '#platform/text/common.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Table } from '#platform/ui/table.tsx';
import { eraseSubscriber } from '../rules/subscribers/end-subscription.ts';
import { isSubscriberStatus, type Subscriber, subscriberStatuses } from '../rules/subscribers/subscriber.ts';
import { countSubscribers, listSubscribers } from '../rules/subscribers/subscribers.ts';
import type { SubscriberStatus } from '../tables.ts';
import { newsletterAdminText } from '../text.ts';
import type { Route } from './+types/subscribers.ts';
import { NewsletterTabs } from './parts/newsletter-tabs.tsx';

const PATH = href('/admin/newsletter/subscribers');

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db } = servicesOf(context);
  const choice = readListParameters(request);
  const status = isSubscriberStatus(choice.status) ? choice.status : undefined;
  const [list, counts] = await Promise.all([
    listSubscribers(db, { ...choice, status }),
    countSubscribers(db),
  ]);
  return { list, counts, status, query: choice.query, canExport: hasRole(actor, 'admin') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  const id = form.text('id');
  await eraseSubscriber(db, { actor, id, now: now(), newId }).catch(throwResponse);
  return redirectWithToast(PATH + new URL(request.url).search, 'subscriber.erased');
}

/** The subscribers of every status. */
export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { list, counts, status, query, canExport } = loaderData;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-5">
      <PageHead title={newsletterAdminText.subscribers} aside={newsletterAdminText.listed(list.total)}>
        {canExport && (
          <ButtonLink to={`${PATH}/csv`} download reloadDocument>
            {newsletterAdminText.export}
          </ButtonLink>
        )}
      </PageHead>
      <NewsletterTabs current="subscribers" />
      <StatusTabs
        label={newsletterAdminText.subscribers}
        tabs={[
          {
            label: newsletterAdminText.all,
            to: listAddress(PATH, { query }),
            current: !status,
            count: total,
          },
          ...subscriberStatuses.map((name) => ({
            label: newsletterAdminText.subscriberStatus[name],
            to: listAddress(PATH, { status: name, query }),
            current: name === status,
            count: counts[name],
          })),
        ]}
      />
      <ListSearch label={newsletterAdminText.search} query={query} parameters={status ? { status } : {}} />
      <SubscriberTable
        subscribers={list.subscribers}
        empty={total === 0 ? newsletterAdminText.noSubscribers : newsletterAdminText.noneFound}
      />
      <ListPager
        page={list.page}
        pages={list.pages}
        address={(page) => listAddress(PATH, { status, query, page })}
      />
    </div>
  );
}

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
