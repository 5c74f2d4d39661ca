import { formatDayMonth, isoBaku } from '#az/format/dates.ts';
import { matchAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import type { MatchView } from '../match-view.ts';
import { TeamMark } from './team-mark.tsx';

interface CompactMatchProps {
  match: MatchView;
  /** Shows the day above the time, when no heading names it. */
  showsDay?: boolean;
}

/**
 * One match in a row of about 52 px: minute, time or status, the two teams, the score. The whole row is the link.
 * `score-behaviour.ts` updates the `data-` elements. A match that has not begun says so by its time alone.
 */
export function CompactMatch({ match, showsDay = false }: CompactMatchProps) {
  const { id, status, time, statusText, kickOff } = match;
  return (
    <li data-match={id} data-status={status} className="group border-line border-b">
      <a
        href={matchAddress(match)}
        className="tabular flex min-h-13 items-center gap-3 py-1 leading-tight hover:text-accent"
      >
        <span className="flex w-16 shrink-0 flex-col font-headline">
          {showsDay && (
            <time dateTime={isoBaku(kickOff)} className="text-muted text-sm leading-tight">
              {formatDayMonth(kickOff)}
            </time>
          )}
          <span data-time className="match-time font-bold text-lg leading-tight empty:hidden">
            {time}
          </span>
          <span
            data-status-text
            className={`match-status line-clamp-2 font-semibold text-sm leading-tight ${
              statusText === matchText.status.scheduled ? 'group-data-[status=scheduled]:sr-only' : ''
            }`}
          >
            {statusText}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <Side match={match} side="home" />
          <Side match={match} side="away" />
        </span>
      </a>
    </li>
  );
}

function Side({ match, side }: { match: MatchView; side: 'home' | 'away' }) {
  const team = match[side];
  return (
    <span className="flex items-center gap-2">
      <TeamMark team={team} size="small" />
      <span className="min-w-0 flex-1 truncate font-semibold">{team.shortName}</span>
      <span
        {...{ [`data-${side}-score`]: '' }}
        className="match-score min-w-6 text-end font-bold font-headline text-xl leading-5.5"
      >
        {match[`${side}Score`]}
      </span>
    </span>
  );
}
