import { isoBaku } from '#az/format/dates.ts';
import { connectionText } from '../../text.ts';
import type { CheckLine, CheckState } from '../run-checks.server.ts';

const looks: Record<CheckState, [symbol: string, color: string]> = {
  working: ['✓', 'text-finished'],
  attention: ['!', 'text-warning'],
  failing: ['✕', 'text-live'],
};

/** The result of each check, with its time and duration. */
export function CheckLog({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{connectionText.log}</h2>
      <ol className="divide-y divide-line rounded-md border border-line bg-paper">
        {lines.map(({ service, state, text, code, at, ms }) => {
          const [symbol, color] = looks[state];
          return (
            <li
              key={service}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 px-4 py-3 sm:grid-cols-[1.5rem_12rem_minmax(0,1fr)_auto]"
            >
              <span aria-hidden="true" className={`font-bold ${color}`}>
                {symbol}
              </span>
              <span className="font-semibold">
                {connectionText.services[service]}
                <span className={`block font-medium text-sm ${color}`}>{connectionText[state]}</span>
              </span>
              <span className="col-start-2 sm:col-start-auto">
                {text}
                {code && <code className="block text-muted text-sm">{connectionText.code(code)}</code>}
              </span>
              <span className="tabular col-start-2 text-muted text-sm sm:col-start-auto sm:text-end">
                {isoBaku(at).slice(11, 19)}
                <span className="ms-2 sm:ms-0 sm:block">{connectionText.milliseconds(ms)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
