import { Form } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ChannelDescription } from '#platform/outbox/create-channels.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { type ChannelState, listChannelStates } from '../rules/list-channel-states.ts';
import { deliveryStatuses, listDeliveries } from '../rules/list-deliveries.ts';
import { retryDelivery } from '../rules/retry-delivery.ts';
import { deliveryText } from '../text.ts';
import type { Route } from './+types/distribution.ts';
import {
  type DeliveryParameters,
  deliveriesAddress,
  deliveryFilter,
  readDeliveryParameters,
} from './delivery-parameters.ts';
import { DeliveryTable, describeResponse } from './delivery-table.tsx';

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
    ...page,
    states,
    choice,
    channels,
    now: now(),
    isFiltered: Object.keys(filter).length > 0,
    canRetry: hasRole(actor, 'chief'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  if (form.text('intent') !== 'retry') throw new Response(null, { status: 400 });
  await retryDelivery(db, { actor, id: form.text('id'), now: now(), newId }).catch(throwResponse);
  const choice = readDeliveryParameters(new URL(request.url).searchParams);
  return redirectWithToast(deliveriesAddress(choice), 'delivery.retried');
}

/** What the channels have sent, and their state. Editors read it, chief editors and admins try again. */
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

const columns = [
  { label: deliveryText.channel },
  { label: deliveryText.state, className: 'w-full' },
  { label: deliveryText.lastSent, className: 'whitespace-nowrap' },
  { label: deliveryText.queued, className: 'whitespace-nowrap text-end!' },
];

interface ChannelTableProps {
  states: readonly ChannelState[];
  channels: readonly ChannelDescription[];
  now: number;
}

/** Each channel: whether it is on and why, its last success, and what is waiting. */
function ChannelTable({ states, channels, now }: ChannelTableProps) {
  return (
    <Table caption={deliveryText.channels} columns={columns} isStacked>
      {states.map(({ channel, lastSentAt, queuedCount, problem }) => {
        const { label = channel, variable, target } = channels.find(({ name }) => name === channel) ?? {};
        return (
          <tr key={channel} className="align-top">
            <th scope="row" className="whitespace-nowrap">
              {label}
            </th>
            <td className="wrap-anywhere">
              {target == null ? (
                <span className="text-muted">{deliveryText.off(variable ?? '')}</span>
              ) : (
                deliveryText.on(target)
              )}
              {problem !== null && (
                <p className="font-semibold text-live">{deliveryText.waiting(describeResponse(problem))}</p>
              )}
            </td>
            <td data-label={deliveryText.lastSent} className="tabular whitespace-nowrap">
              {lastSentAt === null ? deliveryText.never : formatListTime(lastSentAt, now)}
            </td>
            <td data-label={deliveryText.queued} className="tabular sm:text-end">
              {formatNumber(queuedCount)}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Filters the deliveries by channel and result. Works without scripts. */
function DeliveryFilterForm({
  choice,
  channels,
  isFiltered,
}: {
  choice: DeliveryParameters;
  channels: readonly ChannelDescription[];
  isFiltered: boolean;
}) {
  return (
    <Form
      key={deliveriesAddress(choice)}
      method="get"
      role="search"
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      {choice.article && <input type="hidden" name="article" value={choice.article} />}
      <SelectField label={deliveryText.channel} name="channel" defaultValue={choice.channel}>
        <SelectOptions
          none={deliveryText.allChannels}
          items={channels.map(({ name, label }) => [name, label])}
        />
      </SelectField>
      <SelectField label={deliveryText.result} name="status" defaultValue={choice.status}>
        <SelectOptions
          none={deliveryText.allStatuses}
          items={deliveryStatuses.map((status) => [status, deliveryText.statuses[status]])}
        />
      </SelectField>
      <div className="flex gap-2">
        <Button type="submit">{deliveryText.show}</Button>
        {isFiltered && (
          <ButtonLink to={href('/admin/distribution')} look="quiet">
            {deliveryText.clear}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
