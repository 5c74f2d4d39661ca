import { Form } from 'react-router';
import { formatListTime, formatTime, isoBaku } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import type { ChannelDescription } from '#platform/outbox/create-channels.ts';
import { Button } from '#platform/ui/button.tsx';
import { Table } from '#platform/ui/table.tsx';
import type { DeliveryLine } from '../rules/list-deliveries.ts';
import { deliveryText } from '../text.ts';

interface DeliveryTableProps {
  lines: readonly DeliveryLine[];
  channels: readonly ChannelDescription[];
  /** Admins may try again. */
  canRetry: boolean;
  now: number;
  empty: string;
}

/** What was sent when and where, with the answer, and a button to try again what was not sent. */
export function DeliveryTable({ lines, channels, canRetry, now, empty }: DeliveryTableProps) {
  const columns = [
    { label: deliveryText.when },
    { label: deliveryText.channel },
    { label: deliveryText.what, className: 'w-full' },
    { label: deliveryText.result },
    ...(canRetry ? [{ label: deliveryText.action, hidden: true }] : []),
  ];
  return (
    <Table caption={deliveryText.list} columns={columns} isEmpty={lines.length === 0} empty={empty} isStacked>
      {lines.map((line) => (
        <tr key={line.id} className="align-top">
          <td className="tabular whitespace-nowrap">
            <time dateTime={isoBaku(line.createdAt)}>{formatListTime(line.createdAt, now)}</time>
          </td>
          <td className="min-w-32">
            {channels.find(({ name }) => name === line.channel)?.label ?? line.channel}
            {line.host && <span className="block text-muted wrap-anywhere">{line.host}</span>}
          </td>
          <th scope="row" className="min-w-64 wrap-anywhere">
            {line.title}
            <span className="block font-normal text-muted">{deliveryText.events[line.eventType]}</span>
            <a
              href={line.address}
              className="inline-flex min-h-6 items-center font-normal text-accent underline"
            >
              {line.address}
            </a>
            <Addresses line={line} />
          </th>
          <td className="min-w-40 wrap-anywhere">
            <Result line={line} now={now} />
          </td>
          {canRetry && (
            <td className="min-w-48">
              {(line.status === 'failed' || line.status === 'unsure') && <Retry line={line} />}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** The addresses of a ping, unless the only one is that of the page. */
function Addresses({ line: { address, addresses } }: { line: DeliveryLine }) {
  if (addresses.every((one) => one === address)) return null;
  return (
    <details className="font-normal">
      <summary className="inline-block min-h-6 cursor-pointer text-muted underline">
        {deliveryText.addresses(formatNumber(addresses.length))}
      </summary>
      <ul className="pt-1.5">
        {addresses.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </details>
  );
}

function Result({ line, now }: { line: DeliveryLine; now: number }) {
  const { status, finishedAt, response, attempts, dueAt } = line;
  const isAlarming = status === 'failed' || status === 'unsure';
  const notes = [
    ...(response ? [describeResponse(response)] : []),
    ...(attempts > 1 ? [deliveryText.attempts(formatNumber(attempts))] : []),
    ...(status === 'queued' && dueAt > now ? [deliveryText.nextAt(formatTime(dueAt))] : []),
  ];
  return (
    <>
      <span className={isAlarming ? 'font-semibold text-live' : 'font-medium'}>
        {deliveryText.statuses[status]}
      </span>{' '}
      {finishedAt !== null && (
        <time dateTime={isoBaku(finishedAt)} className="tabular whitespace-nowrap">
          {formatListTime(finishedAt, now)}
        </time>
      )}
      {notes.map((note) => (
        <span key={note} className="block text-muted">
          {note}
        </span>
      ))}
    </>
  );
}

const noAnswer: Readonly<Record<string, string>> = deliveryText.noAnswer;

/** A sentence about the response of a delivery: the receiver's answer, or why there is none. */
export function describeResponse(response: string): string {
  return noAnswer[response] ?? deliveryText.answer(response);
}

function Retry({ line: { id, status } }: { line: DeliveryLine }) {
  if (status === 'unsure')
    return (
      <ConfirmForm
        label={deliveryText.retry}
        consequence={deliveryText.retryUnsure}
        intent="retry"
        fields={{ id }}
      />
    );
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="retry" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit">{deliveryText.retry}</Button>
    </Form>
  );
}
