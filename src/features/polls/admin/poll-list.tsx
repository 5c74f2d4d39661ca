import { Link } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { href } from '#platform/http/href.ts';
import type { ListedPoll } from '../rules/list-polls.ts';
import { isPollClosed, pollShare } from '../rules/poll.ts';
import { pollText } from '../text.ts';

/** Polls with their results so far. */
export function PollList({ polls, now }: { polls: readonly ListedPoll[]; now: number }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {polls.map((poll) => (
        <li
          key={poll.id}
          className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
        >
          <div className="min-w-0">
            <p className="font-semibold">{poll.question}</p>
            <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
              <span className={isPollClosed(poll, now) ? '' : 'font-semibold text-accent'}>
                {isPollClosed(poll, now) ? pollText.closed : pollText.open}
              </span>
              {poll.closesAt !== null && <span>{pollText.until(formatDateTime(poll.closesAt))}</span>}
              <span>{pollText.votes(formatNumber(poll.votes))}</span>
            </p>
            <p className="tabular flex flex-wrap gap-x-3 text-sm">
              {poll.options.map((option) => (
                <span key={option.id}>{pollText.share(option.text, pollShare(option, poll))}</span>
              ))}
            </p>
          </div>
          {poll.canEdit && (
            <Link
              to={href('/admin/polls/:id', { id: poll.id })}
              aria-label={pollText.changeThis(poll.question)}
              className="inline-flex min-h-11 items-center px-3 text-accent underline"
            >
              {pollText.change}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
