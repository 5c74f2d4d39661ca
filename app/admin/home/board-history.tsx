import { SureForm } from '#app/admin/parts/confirm-form.tsx';
import { formatDateTime } from '#az/format/dates.ts';
import { boardText } from '#az/text/admin/home-layout.ts';
import type { PastBoard } from '#domain/curation/list-home-layouts.ts';
import { BoardChanges } from './board-changes.tsx';

/** What became of the boards: who, when, what changed in words, and the way back. */
export function BoardHistory({ boards, version }: { boards: readonly PastBoard[]; version: number }) {
  const inForce = boards.find(({ number }) => number !== null);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{boardText.history}</h2>
      {boards.length === 0 && <p className="text-muted">{boardText.noHistory}</p>}
      {boards.length > 0 && (
        <ol className="divide-y divide-line rounded-md border border-line bg-paper">
          {boards.map(({ id, number, kind, at, dueAt, by, changes }) => (
            <li key={id} className="grid gap-2 px-4 py-3">
              <p className="tabular flex flex-wrap gap-x-3">
                <span className="font-semibold">{formatDateTime(at)}</span>
                <span className="text-muted">{by}</span>
                <span className="text-muted">{boardText.kind[kind]}</span>
                {kind === 'cancel' && dueAt !== null && (
                  <span className="text-muted">{boardText.wasDue(formatDateTime(dueAt))}</span>
                )}
              </p>
              <BoardChanges changes={changes} />
              <div className="flex flex-wrap items-start gap-2">
                <a
                  href={`/admin/home/preview/${id}`}
                  className="inline-flex min-h-11 items-center px-2 text-accent underline"
                >
                  {boardText.preview}
                </a>
                {number === null && (
                  <SureForm
                    label={boardText.takeAsDraft}
                    consequence={boardText.takeSure}
                    intent="take"
                    fields={{ id, version: String(version) }}
                    look="primary"
                  />
                )}
                {number !== null && id !== inForce?.id && (
                  <SureForm
                    label={boardText.revert}
                    consequence={boardText.revertSure}
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
