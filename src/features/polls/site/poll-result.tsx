import { formatNumber } from '#az/format/format-number.ts';
import { isPollClosed, type Poll, pollShare } from '../rules/poll.ts';
import { pollText } from '../text.ts';

/** The votes of each option as bars, and how many there are in all. */
export function PollResult({ poll, now }: { poll: Poll; now: number }) {
  return (
    <>
      <ul className="poll-result">
        {poll.options.map((option) => {
          const percent = pollShare(option, poll);
          return (
            <li key={option.id}>
              <span>{option.text}</span>
              <span className="tabular font-semibold">{percent}%</span>
              <meter min={0} max={100} value={percent} aria-hidden="true" />
            </li>
          );
        })}
      </ul>
      <p className="tabular text-muted text-sm">
        {pollText.votes(formatNumber(poll.votes))}
        {isPollClosed(poll, now) && ` · ${pollText.ended}`}
      </p>
    </>
  );
}
