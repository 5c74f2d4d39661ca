import { Form } from 'react-router';
import { ConfirmForm } from '#app/admin/parts/confirm-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatDateTime } from '#az/format/dates.ts';
import { homeLayoutText } from '#az/text/admin/home-layout.ts';
import type { ScheduledLayout } from '#domain/curation/list-home-layouts.ts';
import { href } from '#domain/href.ts';
import { LayoutChanges } from './layout-changes.tsx';

/** The layouts that the scheduler will publish. */
export function ScheduledLayouts({
  layouts,
  version,
}: {
  layouts: readonly ScheduledLayout[];
  version: number;
}) {
  if (layouts.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{homeLayoutText.planned}</h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {layouts.map(({ id, dueAt, by, changes }) => (
          <li key={id} className="grid gap-2 px-4 py-3">
            <p className="tabular font-semibold">
              {homeLayoutText.plannedFor(formatDateTime(dueAt), by ?? '')}
            </p>
            <LayoutChanges changes={changes} />
            <div className="flex flex-wrap items-start gap-2">
              <a
                href={href('/admin/home/preview/:id', { id })}
                className="inline-flex min-h-11 items-center px-2 text-accent underline"
              >
                {homeLayoutText.preview}
              </a>
              <ConfirmForm
                label={homeLayoutText.takeAsDraft}
                consequence={homeLayoutText.takeSure}
                intent="take"
                fields={{ id, version: String(version) }}
                look="primary"
              />
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="cancel" look="danger">
                  {homeLayoutText.cancelPlan}
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
