import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toResponseError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { listChannelStates } from '../rules/list-channel-states.ts';
import { listDeliveries } from '../rules/list-deliveries.ts';
import { retryDelivery } from '../rules/retry-delivery.ts';
import { deliveryText } from '../text.ts';
import type { Route } from './+types/distribution.ts';
import { ChannelTable } from './channel-table.tsx';
import { DeliveryFilterForm } from './delivery-filter-form.tsx';
import { deliveriesAddress, deliveryFilter, readDeliveryParameters } from './delivery-parameters.ts';
import { DeliveryTable } from './delivery-table.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now, channels } = servicesOf(context);
  const choice = readDeliveryParameters(new URL(request.url).searchParams);
  const filter = deliveryFilter(choice, channels);
  const configured = channels.filter(({ variable }) => variable !== null);
  const [page, states] = await Promise.all([
    listDeliveries(db, { actor, filter, after: choice.after }),
    listChannelStates(db, { actor, channels: configured.map(({ name }) => name) }),
  ]);
  return {
    ...{ ...page, states, choice, channels, now: now() },
    isFiltered: Object.keys(filter).length > 0,
    canRetry: hasRole(actor, 'admin'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  if (form.text('intent') !== 'retry') throw new Response(null, { status: 400 });
  try {
    await retryDelivery(db, { actor, id: form.text('id'), now: now(), newId });
  } catch (error) {
    throw toResponseError(error);
  }
  const choice = readDeliveryParameters(new URL(request.url).searchParams);
  return redirectWithToast(deliveriesAddress(choice), 'delivery.retried');
}

/** What the channels have sent, and their state. Editors read it, admins try again. */
export default function Distribution({ loaderData }: Route.ComponentProps) {
  const { lines, next, states, choice, channels, now, isFiltered, canRetry } = loaderData;
  return (
    <>
      <PageHead title={deliveryText.title} />
      <div className="grid gap-8">
        <section className="grid gap-3">
          <p className="max-w-3xl text-muted">{deliveryText.intro}</p>
          <ChannelTable states={states} channels={channels} now={now} />
        </section>
        <section className="grid gap-4">
          <DeliveryFilterForm choice={choice} channels={channels} isFiltered={isFiltered} />
          {choice.article && <Notice>{deliveryText.onlyArticle}</Notice>}
          <DeliveryTable
            lines={lines}
            channels={channels}
            canRetry={canRetry}
            now={now}
            empty={isFiltered ? deliveryText.nothingFound : deliveryText.empty}
          />
          {(next || choice.after) && (
            <nav aria-label={deliveryText.list} className="flex flex-wrap gap-2">
              {choice.after && (
                <ButtonLink to={deliveriesAddress({ ...choice, after: '' })}>
                  {deliveryText.newest}
                </ButtonLink>
              )}
              {next && (
                <ButtonLink to={deliveriesAddress({ ...choice, after: next })}>
                  {deliveryText.older}
                </ButtonLink>
              )}
            </nav>
          )}
        </section>
      </div>
    </>
  );
}
