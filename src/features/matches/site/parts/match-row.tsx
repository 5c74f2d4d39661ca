import type { Team } from '#features/teams/rules/team.ts';
import { matchAddress } from '../../rules/match-addresses.ts';
import { eventText } from '../../text.ts';
import type { MatchView } from '../match-view.ts';
import { EventIcon } from './event-icon.tsx';
import { MatchBadge } from './match-badge.tsx';
import { TeamMark } from './team-mark.tsx';

interface MatchRowProps {
  match: MatchView;
  /** Shown beside the teams, on a phone below them: the scorers, or the last two events. */
  details: 'scorers' | 'events';
  /** Shows the competition, when no heading names it. */
  showsLeague?: boolean;
  className?: string;
}

const COLUMNS =
  'grid-cols-[4.75rem_minmax(0,1fr)] sm:grid-cols-[5.5rem_minmax(0,1fr)] max-[16rem]:grid-cols-1 md:grid-cols-[5.5rem_minmax(0,1fr)_17rem]';

/** One match with its events: time or minute, status, teams, score and details, as a link to its page. `score-behaviour.ts` updates the `data-` elements. */
export function MatchRow({ match, details, showsLeague, className = '' }: MatchRowProps) {
  const { id, status, time, statusText, home, away, homeScore, awayScore, note, channels } = match;
  return (
    <li
      data-match={id}
      data-status={status}
      data-timed={match.isTimed ? '' : undefined}
      className={`group relative grid gap-x-3 border-line border-b py-3 ${COLUMNS} ${className}`}
    >
      <p className="flex min-w-0 flex-wrap content-start items-center gap-x-1">
        <span
          data-time
          className="match-time tabular font-bold font-headline text-2xl leading-tight empty:hidden"
        >
          {time}
        </span>
        <MatchBadge statusText={statusText} />
      </p>
      <div className="min-w-0">
        {showsLeague && <p className="mb-1 text-muted text-xs">{match.competition.name}</p>}
        <a href={matchAddress(match)} className="stretched-link block">
          <Side team={home} score={homeScore} side="home" />
          <Side team={away} score={awayScore} side="away" />
        </a>
      </div>
      <div className="max-md:col-start-2 max-md:mt-1 max-[16rem]:col-start-1 md:border-line md:border-s md:ps-4">
        {details === 'scorers' ? <Scorers match={match} /> : <LastEvents match={match} />}
        {note && <p className="mt-1 text-muted text-sm">{note}</p>}
        {channels && <p className="text-muted text-sm">{channels}</p>}
      </div>
    </li>
  );
}

interface SideProps {
  team: Team;
  score: string;
  side: 'home' | 'away';
}

/** Shows the short name where the full name does not fit. */
function Side({ team, score, side }: SideProps) {
  return (
    <span className="flex items-center gap-2.5 py-0.5">
      <TeamMark team={team} />
      <span className="min-w-0 flex-1 font-semibold text-[1.0625rem] leading-tight wrap-anywhere">
        {team.name === team.shortName ? team.shortName : <TeamNames team={team} />}
      </span>
      <span
        {...{ [`data-${side}-score`]: '' }}
        className="match-score tabular min-w-7 text-end text-[1.75rem] leading-none"
      >
        {score}
      </span>
    </span>
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

/** The goals and red cards of each team. */
function Scorers({ match }: { match: MatchView }) {
  const { homeScorers, awayScorers, homeReds, awayReds, home, away } = match;
  const lines = [
    ['home', home, homeScorers, homeReds],
    ['away', away, awayScorers, awayReds],
  ] as const;
  return lines.map(([side, team, scorers, reds]) => (
    <p key={side} className="scorers tabular">
      <span className="font-semibold text-ink">{team.shortName}</span>{' '}
      <span>
        <EventIcon icon="goal" /> <span {...{ [`data-${side}-scorers`]: '' }}>{scorers}</span>
      </span>{' '}
      <span>
        <EventIcon icon="red" /> <span className="sr-only">{eventText.redMark} </span>
        <span {...{ [`data-${side}-reds`]: '' }}>{reds}</span>
      </span>
    </p>
  ));
}

const LINES = [0, 1];

/** Always two lines, so that a new event does not shift the layout. `live-behaviour.ts` fills them. */
function LastEvents({ match: { lastEvents } }: { match: MatchView }) {
  return (
    <ul className="tabular min-h-[2lh] text-sm leading-snug">
      {LINES.map((index) => {
        const { icon, minute, word, text } = lastEvents[index] ?? NO_EVENT;
        return (
          <li key={index} data-event hidden={text === ''} className="truncate">
            <EventIcon icon={icon} /> <span data-minute>{minute}</span>{' '}
            <span data-word className="sr-only">
              {word}
            </span>{' '}
            <span data-text>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

const NO_EVENT: MatchView['lastEvents'][number] = { icon: null, minute: '', word: '', text: '' };
