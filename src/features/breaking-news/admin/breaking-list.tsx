import { Form, Link } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { type BreakingItem, getBreakingState } from '../rules/breaking-entry.ts';
import { breakingText } from '../text.ts';

/** Breaking entries with their times. An entry that has not ended can be changed or ended. */
export function BreakingList({ lines, now }: { lines: readonly BreakingItem[]; now: number }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {lines.map((line) => {
        const state = getBreakingState(line, now);
        return (
          <li
            key={line.id}
            className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <strong className={levelClasses[line.level]}>{breakingText.level[line.level]}</strong>
                <span className="min-w-0 font-semibold">{line.text}</span>
              </p>
              <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
                <span className={state === 'live' ? 'font-semibold text-accent' : ''}>
                  {breakingText.state[state]}
                </span>
                <span>
                  {breakingText.from(formatDateTime(line.startsAt))} {formatEnd(line)}
                </span>
                {line.by && <span>{breakingText.by(line.by)}</span>}
                {line.address && <span className="break-all">{line.address}</span>}
              </p>
            </div>
            {state !== 'past' && (
              <div className="flex gap-2">
                <Link
                  to={href('/admin/breaking/:id', { id: line.id })}
                  aria-label={breakingText.editThis(line.text)}
                  className="inline-flex min-h-11 items-center px-3 text-accent underline"
                >
                  {breakingText.change}
                </Link>
                <Form method="post">
                  <input type="hidden" name="end" value={line.id} />
                  <Button type="submit" look="danger" aria-label={breakingText.endThis(line.text)}>
                    {breakingText.end}
                  </Button>
                </Form>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const levelClasses = { breaking: 'text-live', important: 'text-warning', info: 'text-muted' } as const;

function formatEnd({ endsAt, endedAt }: BreakingItem): string {
  const end = endedAt ?? endsAt;
  return end === null ? breakingText.untilEnded : breakingText.until(formatDateTime(end));
}
