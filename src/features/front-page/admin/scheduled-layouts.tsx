import { Form } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { Button } from '#platform/ui/button.tsx';
import type { ScheduledLayout } from '../rules/list-home-layouts.ts';
import { homeLayoutText } from '../text.ts';
import { LayoutActions } from './layout-actions.tsx';
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
            <LayoutActions id={id} version={version} canTake>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="cancel" look="danger">
                  {homeLayoutText.cancelPlan}
                </Button>
              </Form>
            </LayoutActions>
          </li>
        ))}
      </ul>
    </section>
  );
}
