import { Form } from 'react-router';
import { href } from '#platform/http/href.ts';
import type { ChannelDescription } from '#platform/outbox/create-channels.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/field.tsx';
import { deliveryStatuses } from '../rules/list-deliveries.ts';
import { deliveryText } from '../text.ts';
import { type DeliveryParameters, deliveriesAddress } from './delivery-parameters.ts';

/** Filters the deliveries by channel and result. Works without scripts. */
export function DeliveryFilterForm({
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
        <option value="">{deliveryText.allChannels}</option>
        {channels.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label={deliveryText.result} name="status" defaultValue={choice.status}>
        <option value="">{deliveryText.allStatuses}</option>
        {deliveryStatuses.map((status) => (
          <option key={status} value={status}>
            {deliveryText.statuses[status]}
          </option>
        ))}
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
