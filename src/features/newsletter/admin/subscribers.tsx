import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { ListPager } from '#platform/admin/list-pager.tsx';
import { listAddress, readListParameters } from '#platform/admin/list-parameters.ts';
import { ListSearch } from '#platform/admin/list-search.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { StatusTabs } from '#platform/admin/status-tabs.tsx';
import { toResponseError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { eraseSubscriber } from '../rules/subscribers/erase-subscriber.ts';
import { countSubscribers, listSubscribers } from '../rules/subscribers/list-subscribers.ts';
import { isSubscriberStatus, subscriberStatuses } from '../rules/subscribers/subscriber.ts';
import { newsletterAdminText } from '../text.ts';
import type { Route } from './+types/subscribers.ts';
import { NewsletterTabs } from './parts/newsletter-tabs.tsx';
import { SubscriberTable } from './parts/subscriber-table.tsx';

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
  await eraseSubscriber(db, { actor, id, now: now(), newId }).catch((error) => {
    throw toResponseError(error);
  });
  return redirectWithToast(PATH + new URL(request.url).search, 'subscriber.erased');
}

/** The subscribers of every status. */
export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { list, counts, status, query, canExport } = loaderData;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-5">
      <PageHead title={newsletterAdminText.subscribers} aside={newsletterAdminText.found(list.total)}>
        {canExport && (
          <a
            href={`${PATH}/csv`}
            download
            className="inline-flex min-h-11 items-center rounded-md border border-line px-4 font-medium hover:bg-surface"
          >
            {newsletterAdminText.export}
          </a>
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
