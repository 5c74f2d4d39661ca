import { ConfirmForm } from '#app/admin/parts/confirm-form.tsx';
import { formatDateTime } from '#az/format/dates.ts';
import { homeLayoutText } from '#az/text/admin/home-layout.ts';
import type { PastLayout } from '#domain/curation/list-home-layouts.ts';
import { href } from '#domain/href.ts';
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
              <div className="flex flex-wrap items-start gap-2">
                <a
                  href={href('/admin/home/preview/:id', { id })}
                  className="inline-flex min-h-11 items-center px-2 text-accent underline"
                >
                  {homeLayoutText.preview}
                </a>
                {number === null && (
                  <ConfirmForm
                    label={homeLayoutText.takeAsDraft}
                    consequence={homeLayoutText.takeSure}
                    intent="take"
                    fields={{ id, version: String(version) }}
                    look="primary"
                  />
                )}
                {number !== null && id !== current?.id && (
                  <ConfirmForm
                    label={homeLayoutText.revert}
                    consequence={homeLayoutText.revertSure}
                    intent="revert"
                    fields={{ id, version: String(version) }}
                    look="primary"
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
