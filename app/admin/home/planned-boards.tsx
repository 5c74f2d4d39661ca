import { Form } from 'react-router';
import { SureForm } from '#app/admin/parts/confirm-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatDateTime } from '#az/format/dates.ts';
import { boardText } from '#az/text/admin/home-layout.ts';
import type { PlannedBoard } from '#domain/curation/list-home-layouts.ts';
import { BoardChanges } from './board-changes.tsx';

/** The boards that the clock will publish. */
export function PlannedBoards({ boards, version }: { boards: readonly PlannedBoard[]; version: number }) {
  if (boards.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{boardText.planned}</h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {boards.map(({ id, dueAt, by, changes }) => (
          <li key={id} className="grid gap-2 px-4 py-3">
            <p className="tabular font-semibold">{boardText.plannedFor(formatDateTime(dueAt), by ?? '')}</p>
            <BoardChanges changes={changes} />
            <div className="flex flex-wrap items-start gap-2">
              <a
                href={`/admin/home/preview/${id}`}
                className="inline-flex min-h-11 items-center px-2 text-accent underline"
              >
                {boardText.preview}
              </a>
              <SureForm
                label={boardText.takeAsDraft}
                consequence={boardText.takeSure}
                intent="take"
                fields={{ id, version: String(version) }}
                look="primary"
              />
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="cancel" look="danger">
                  {boardText.cancelPlan}
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
