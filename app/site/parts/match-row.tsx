import type { Team } from '#domain/matches/team.ts';
import type { MatchView } from '../matches/match-view.ts';
import { MatchBadge } from './match-badge.tsx';
import { TeamMark } from './team-mark.tsx';

interface MatchRowProps {
  match: MatchView;
  /** Under the teams: who scored, the last two events (their room is kept), or nothing. */
  under?: 'scorers' | 'events';
  /** Names the competition where it is not the heading above. */
  withLeague?: boolean;
  /** Stands above the first match of a day. */
  day?: string;
  className?: string;
}

/** One match: time or minute and badge, the teams one under the other, the score, what happened. */
export function MatchRow({ match, under, withLeague, day, className = '' }: MatchRowProps) {
  const { id, status, mark, word, home, away, homeScore, awayScore, note } = match;
  return (
    <li
      data-match={id}
      data-status={status}
      className={`grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3 ${className}`}
    >
      {day && <p className="col-span-2 mb-2 font-semibold text-muted text-sm">{day}</p>}
      <p className="flex flex-col items-start gap-1">
        <span
          data-mark
          className="match-mark tabular font-bold font-headline text-2xl leading-none empty:hidden"
        >
          {mark}
        </span>
        <MatchBadge word={word} />
      </p>
      <div className="min-w-0">
        {withLeague && <p className="mb-1 text-muted text-xs">{match.competition.name}</p>}
        <Side team={home} score={homeScore} side="home" />
        <Side team={away} score={awayScore} side="away" />
        {under === 'scorers' && <Scorers match={match} />}
        {under === 'events' && <LastEvents match={match} />}
        {under && note && <p className="mt-1.5 text-muted text-sm">{note}</p>}
      </div>
    </li>
  );
}

function Side({ team, score, side }: { team: Team; score: string; side: 'home' | 'away' }) {
  return (
    <p className="flex items-center gap-2.5 py-0.5">
      <TeamMark team={team} />
      <span className="min-w-0 flex-1 truncate font-semibold text-[1.0625rem]">{team.name}</span>
      <span
        {...{ [`data-${side}-score`]: '' }}
        className="match-score tabular min-w-7 text-end font-bold font-headline text-[1.75rem] leading-none"
      >
        {score}
      </span>
    </p>
  );
}

function Scorers({ match: { homeScorers, awayScorers, home, away } }: { match: MatchView }) {
  const lines = [
    ['home', home, homeScorers],
    ['away', away, awayScorers],
  ] as const;
  return lines.map(([side, team, scorers]) => (
    <p key={side} className="tabular mt-1 text-muted text-sm leading-snug has-[[data-scorers]:empty]:hidden">
      <span className="font-semibold text-ink">{team.shortName}:</span>{' '}
      <span data-scorers {...{ [`data-${side}-scorers`]: '' }}>
        {scorers}
      </span>
    </p>
  ));
}

function LastEvents({ match: { lastEvents } }: { match: MatchView }) {
  return (
    <ul className="tabular mt-1 min-h-[2lh] text-sm leading-snug">
      {lastEvents.map((event) => (
        <li key={event} className="truncate">
          {event}
        </li>
      ))}
    </ul>
  );
}
