import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { Table } from '#platform/ui/table.tsx';
import type { ProviderState, ProviderStatus } from '../rules/list-providers.ts';
import { providerText } from '../text.ts';

const columns = [
  { label: providerText.provider },
  { label: providerText.state, className: 'w-full' },
  { label: providerText.succeededAt, className: 'whitespace-nowrap' },
  { label: providerText.remaining, className: 'whitespace-nowrap text-end!' },
];

const ALARMING: readonly ProviderState[] = ['failing', 'paused', 'spent', 'plan'];

/** Each provider with its state, its last success, its remaining calls and its last error. */
export function ProviderTable({ providers }: { providers: readonly ProviderStatus[] }) {
  return (
    <Table
      caption={providerText.provider}
      columns={columns}
      isEmpty={providers.length === 0}
      empty={providerText.none}
      isStacked
    >
      {providers.map(({ id, state, error, unknownValues, succeededAt, pollAt, remainingToday }) => (
        <tr key={id}>
          <th scope="row" className="whitespace-nowrap">
            {id}
          </th>
          <td>
            <p className={ALARMING.includes(state) ? 'font-semibold text-live' : ''}>
              {providerText.states[state]}
            </p>
            {state === 'plan' && <p>{providerText.planHint}</p>}
            {error && state !== 'off' && (
              <p className="wrap-anywhere text-muted">
                {error}
                <span className="block">{providerText.nextAt(formatDateTime(pollAt))}</span>
              </p>
            )}
            {unknownValues.length > 0 && (
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline">
                  {providerText.unknownValues(formatNumber(unknownValues.length))}
                </summary>
                <ul className="list-disc ps-5">
                  {unknownValues.map((value) => (
                    <li key={value}>{value}</li>
                  ))}
                </ul>
              </details>
            )}
          </td>
          <td data-label={providerText.succeededAt} className="tabular whitespace-nowrap">
            {succeededAt === null ? providerText.never : formatDateTime(succeededAt)}
          </td>
          <td data-label={providerText.remaining} className="tabular sm:text-end">
            {remainingToday === null ? providerText.unlimited : formatNumber(remainingToday)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
