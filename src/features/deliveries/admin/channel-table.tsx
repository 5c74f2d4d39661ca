import { formatListTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import type { ChannelDescription } from '#platform/outbox/create-channels.ts';
import { Table } from '#platform/ui/table.tsx';
import type { ChannelState } from '../rules/list-channel-states.ts';
import { deliveryText } from '../text.ts';
import { describeResponse } from './describe-response.ts';

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
export function ChannelTable({ states, channels, now }: ChannelTableProps) {
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
