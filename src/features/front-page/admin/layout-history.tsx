import { formatDateTime } from '#az/format/dates.ts';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import type { PastLayout } from '../rules/list-home-layouts.ts';
import { homeLayoutText } from '../text.ts';
import { LayoutActions } from './layout-actions.tsx';
import { LayoutChanges } from './layout-changes.tsx';

/** The published and the cancelled layouts with their changes. An older layout can be restored. */
export function LayoutHistory({ layouts, version }: { layouts: readonly PastLayout[]; version: number }) {
  const current = layouts.find(({ number }) => number !== null);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{homeLayoutText.history}</h2>
      {layouts.length === 0 && <p className="text-muted">{homeLayoutText.noHistory}</p>}
      {layouts.length > 0 && (
        <ol className="divide-y divide-line rounded-md border border-line bg-paper">
          {layouts.map(({ id, number, kind, at, dueAt, by, changes }) => (
            <li key={id} className="grid gap-2 px-4 py-3">
              <p className="tabular flex flex-wrap gap-x-3">
                <span className="font-semibold">{formatDateTime(at)}</span>
                <span className="text-muted">{by}</span>
                <span className="text-muted">{homeLayoutText.kind[kind]}</span>
                {kind === 'cancel' && dueAt !== null && (
                  <span className="text-muted">{homeLayoutText.wasDue(formatDateTime(dueAt))}</span>
                )}
              </p>
              <LayoutChanges changes={changes} />
              <LayoutActions id={id} version={version} canTake={number === null}>
                {number !== null && id !== current?.id && (
                  <ConfirmForm
                    label={homeLayoutText.revert}
                    consequence={homeLayoutText.revertSure}
                    intent="revert"
                    fields={{ id, version: String(version) }}
                    look="primary"
                  />
                )}
              </LayoutActions>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
