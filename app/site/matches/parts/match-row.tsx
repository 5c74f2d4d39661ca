import type { Team } from '#domain/matches/team.ts';
import type { MatchView } from '../match-view.ts';
import { MatchBadge } from './match-badge.tsx';
import { TeamMark } from './team-mark.tsx';

interface MatchRowProps {
  match: MatchView;
  /** Beside the teams, on a phone under them: who scored, or the last two events (their room is kept). */
  story?: 'scorers' | 'events';
  /** Closer, for a side column. */
  close?: true;
  /** Names the competition where it is not the heading above. */
  withLeague?: boolean;
  /** Stands above the first match of a day. */
  day?: string;
  className?: string;
}

const COLUMNS = 'grid-cols-[5.25rem_minmax(0,1fr)] max-[16rem]:grid-cols-1';
const STORY_COLUMNS = `${COLUMNS} md:grid-cols-[5.25rem_minmax(0,1fr)_17rem]`;

/** One match: time or minute and badge, the teams one under the other, the score, what happened. */
export function MatchRow({ match, story, close, withLeague, day, className = '' }: MatchRowProps) {
  const { id, status, mark, word, home, away, homeScore, awayScore, note } = match;
  return (
    <li
      data-match={id}
      data-status={status}
      className={`grid gap-x-3 border-line border-b ${close ? 'py-2' : 'py-3'} ${
        story ? STORY_COLUMNS : COLUMNS
      } ${className}`}
    >
      {day && <p className="col-span-full mb-2 font-semibold text-muted text-sm">{day}</p>}
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
        {withLeague && (
          <p className={`mb-1 text-muted text-xs ${close ? 'max-lg:sr-only' : ''}`}>
            {match.competition.name}
          </p>
        )}
        <Side team={home} score={homeScore} side="home" close={close} />
        <Side team={away} score={awayScore} side="away" close={close} />
      </div>
      {story && (
        <div className="max-md:col-start-2 max-md:mt-1 max-[16rem]:col-start-1 md:border-line md:border-s md:ps-4">
          {story === 'scorers' ? <Scorers match={match} /> : <LastEvents match={match} />}
          {note && <p className="mt-1 text-muted text-sm">{note}</p>}
        </div>
      )}
    </li>
  );
}

interface SideProps {
  team: Team;
  score: string;
  side: 'home' | 'away';
  close?: true;
}

/** The short name where there is little room: a name is never cut. */
function Side({ team, score, side, close }: SideProps) {
  return (
    <p className="flex items-center gap-2.5 py-0.5">
      <TeamMark team={team} />
      <span className="min-w-0 flex-1 font-semibold text-[1.0625rem] leading-tight">
        {close || team.name === team.shortName ? team.shortName : <TeamNames team={team} />}
      </span>
      <span
        {...{ [`data-${side}-score`]: '' }}
        className="match-score tabular min-w-7 text-end font-bold font-headline text-[1.75rem] leading-none"
      >
        {score}
      </span>
    </p>
  );
}

function TeamNames({ team }: { team: Team }) {
  return (
    <>
      <span className="max-sm:hidden">{team.name}</span>
      <span className="sm:hidden">{team.shortName}</span>
    </>
  );
}

function Scorers({ match: { homeScorers, awayScorers, home, away } }: { match: MatchView }) {
  const lines = [
    ['home', home, homeScorers],
    ['away', away, awayScorers],
  ] as const;
  return lines.map(([side, team, scorers]) => (
    <p key={side} className="tabular mb-1 text-muted text-sm leading-snug has-[[data-scorers]:empty]:hidden">
      <span className="font-semibold text-ink">{team.shortName}:</span>{' '}
      <span data-scorers {...{ [`data-${side}-scorers`]: '' }}>
        {scorers}
      </span>
    </p>
  ));
}

/** Always two places, so that the newest events can be put in without a line moving. */
function LastEvents({ match: { lastEvents } }: { match: MatchView }) {
  return (
    <ul className="tabular min-h-[2lh] text-sm leading-snug">
      {[0, 1].map((place) => (
        <li key={place} data-event className="truncate empty:hidden">
          {lastEvents[place]}
        </li>
      ))}
    </ul>
  );
}
