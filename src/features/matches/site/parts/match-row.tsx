import type { Team } from '#features/teams/rules/team.ts';
import { matchAddress } from '../../rules/match-addresses.ts';
import { eventText } from '../../text.ts';
import type { MatchView } from '../match-view.ts';
import { EventIcon } from './event-icon.tsx';
import { TeamMark } from './team-mark.tsx';

interface MatchRowProps {
  match: MatchView;
  /** Shown beside the teams, on a phone below them: the scorers, or the last two events. */
  details?: 'scorers' | 'events';
  /** Less space and short team names, for a side column. */
  isCompact?: true;
  /** Shows the competition, when no heading names it. */
  showsLeague?: boolean;
  /** The day or the round, shown above the match. */
  heading?: string;
  className?: string;
}

const COLUMNS =
  'grid-cols-[4.75rem_minmax(0,1fr)] sm:grid-cols-[5.5rem_minmax(0,1fr)] max-[16rem]:grid-cols-1';
const DETAILS_COLUMNS = `${COLUMNS} md:grid-cols-[5.5rem_minmax(0,1fr)_17rem]`;

/** One match: time or minute, status, teams, score and details, as a link to its page. `score-behaviour.ts` updates the `data-` elements. */
export function MatchRow({ match, details, isCompact, showsLeague, heading, className = '' }: MatchRowProps) {
  const { id, status, time, statusText, home, away, homeScore, awayScore, note, channels } = match;
  return (
    <li
      data-match={id}
      data-status={status}
      data-timed={match.isTimed ? '' : undefined}
      className={`group relative grid gap-x-3 border-line border-b ${isCompact ? 'py-2' : 'py-3'} ${
        details ? DETAILS_COLUMNS : COLUMNS
      } ${className}`}
    >
      {heading && <p className="col-span-full mb-2 font-semibold text-muted text-sm">{heading}</p>}
      <p className="flex min-w-0 flex-wrap content-start items-center gap-x-1.5">
        <span
          data-time
          className="match-time tabular font-bold font-headline text-2xl leading-tight empty:hidden"
        >
          {time}
        </span>
        <MatchBadge statusText={statusText} />
      </p>
      <div className="min-w-0">
        {showsLeague && (
          <p className={`mb-1 text-muted text-xs ${isCompact ? 'max-lg:sr-only' : ''}`}>
            {match.competition.name}
          </p>
        )}
        <a href={matchAddress(match)} className="block after:absolute after:inset-0 group-hover:text-accent">
          <Side team={home} score={homeScore} side="home" isCompact={isCompact} />
          <Side team={away} score={awayScore} side="away" isCompact={isCompact} />
        </a>
      </div>
      {details && (
        <div className="max-md:col-start-2 max-md:mt-1 max-[16rem]:col-start-1 md:border-line md:border-s md:ps-4">
          {details === 'scorers' ? <Scorers match={match} /> : <LastEvents match={match} />}
          {note && <p className="mt-1 text-muted text-sm">{note}</p>}
          {channels && <p className="text-muted text-sm">{channels}</p>}
        </div>
      )}
      {!details && channels && (
        <p className="col-start-2 text-muted text-xs max-[16rem]:col-start-1">{channels}</p>
      )}
    </li>
  );
}

/**
 * The status of a match as text: blue when scheduled, pulsing red when live, green when finished (spec §4). Beside a time that says
 * it in its colour, only screen readers get the words.
 */
export function MatchBadge({ statusText }: { statusText: string }) {
  return (
    <span className="match-badge">
      <span aria-hidden="true" className="match-pulse pulse" />
      <span data-status-text>{statusText}</span>
    </span>
  );
}

interface SideProps {
  team: Team;
  score: string;
  side: 'home' | 'away';
  isCompact?: true;
}

/** Shows the short name where the full name does not fit. */
function Side({ team, score, side, isCompact }: SideProps) {
  return (
    <span className="flex items-center gap-2.5 py-0.5">
      <TeamMark team={team} />
      <span className="min-w-0 flex-1 font-semibold text-[1.0625rem] leading-tight">
        {isCompact || team.name === team.shortName ? team.shortName : <TeamNames team={team} />}
      </span>
      <span
        {...{ [`data-${side}-score`]: '' }}
        className="match-score tabular min-w-7 text-end font-bold font-headline text-[1.75rem] leading-none"
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
