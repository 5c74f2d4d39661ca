import { formatDayMonth, isoBaku } from '#az/format/dates.ts';
import { matchAddress } from '../../rules/match-addresses.ts';
import type { MatchView } from '../match-view.ts';
import { MatchBadge } from './match-badge.tsx';
import { TeamMark } from './team-mark.tsx';

/** What a slim row shows of a match. */
export type CompactMatchView = Pick<
  MatchView,
  | 'id'
  | 'status'
  | 'isTimed'
  | 'kickOff'
  | 'time'
  | 'statusText'
  | 'home'
  | 'away'
  | 'homeScore'
  | 'awayScore'
>;

interface CompactMatchProps {
  match: CompactMatchView;
  /** Shown above the row: the day, or the round and the day. */
  heading?: string;
  /** Shows the day above the time, when no heading names it. A live match has none, so that its row never grows. */
  showsDay?: boolean;
  /** A small line above the teams: the competition, when no heading names it. */
  league?: string;
  /** A small line below the teams: the round, or the channels. */
  note?: string;
  /** Without the stream that updates it in an open page. */
  isStatic?: boolean;
}

/**
 * The slim row of a match, the same in all lists: day, minute, time or status, the two teams, the score. The whole row is the
 * link. Long names wrap, so that they never push the score. `score-behaviour.ts` updates the `data-` elements.
 */
export function CompactMatch({ match, heading, showsDay, league, note, isStatic }: CompactMatchProps) {
  const { id, status, isTimed, time, statusText, kickOff } = match;
  return (
    <li
      data-match={isStatic ? undefined : id}
      data-status={status}
      data-timed={isTimed ? '' : undefined}
      className="group border-line border-b"
    >
      {heading && <p className="mt-2 font-semibold text-muted text-sm">{heading}</p>}
      <a
        href={matchAddress(match)}
        className="tabular relative flex min-h-13 items-center gap-3 py-1 leading-tight max-[16rem]:block hover:text-accent"
      >
        <span className="flex w-16 shrink-0 flex-col font-headline">
          {showsDay && (
            <time
              dateTime={isoBaku(kickOff)}
              className="text-muted text-sm leading-tight group-data-[status=live]:hidden"
            >
              {formatDayMonth(kickOff)}
            </time>
          )}
          <span className="flex flex-wrap items-center gap-x-1">
            <span data-time className="match-time font-bold text-xl leading-tight empty:hidden">
              {time}
            </span>
            <MatchBadge statusText={statusText} />
          </span>
        </span>
        <span className="min-w-0 flex-1">
          {league && <span className="block text-muted text-xs">{league}</span>}
          <Side match={match} side="home" />
          <Side match={match} side="away" />
          {note && <span className="block text-muted text-xs">{note}</span>}
        </span>
      </a>
    </li>
  );
}

function Side({ match, side }: { match: CompactMatchView; side: 'home' | 'away' }) {
  const team = match[side];
  return (
    <span className="match-team">
      <TeamMark team={team} size="small" />
      <span>{team.shortName}</span>
      <span {...{ [`data-${side}-score`]: '' }} className="match-score">
        {match[`${side}Score`]}
      </span>
    </span>
  );
}
