import type { CSSProperties } from 'react';
import { ordinal } from '#az/characters/endings.ts';
import { formatDay, formatTime, isoBaku } from '#az/format/dates.ts';
import { venueName } from '#az/names/name-forms.ts';
import { timeText } from '#az/text/time.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { formatGroup, formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { tieText } from '#features/competitions/text.ts';
import type { Team } from '#features/teams/rules/team.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import type { MatchDetails } from '../../../rules/coverage/read-match-details.ts';
import type { MatchTie } from '../../../rules/coverage/read-match-tie.ts';
import type { Side } from '../../../rules/event-fields.ts';
import { type Fixture, formatScore, hasScore, isOver } from '../../../rules/fixture.ts';
import { findFollowEnd } from '../../../rules/live/find-follow-end.ts';
import { competitionAddress, matchAddress } from '../../../rules/match-addresses.ts';
import { readClock, readClockFace } from '../../../rules/match-clock.ts';
import { formatMinute, formatPhase, formatRound } from '../../../rules/match-words.ts';
import { formatDecision } from '../../../rules/tie-words.ts';
import { matchPageText, matchText } from '../../../text.ts';
import { listScorers } from '../../event-lines.ts';
import { formatMatch } from '../../match-view.ts';
import { EventIcon } from '../../parts/event-icon.tsx';
import { MatchBadge } from '../../parts/match-badge.tsx';
import { TeamMark } from '../../parts/team-mark.tsx';

interface MatchHeaderProps {
  match: Fixture;
  details: Pick<MatchDetails, 'city' | 'earlierKickOffs'>;
  tie: MatchTie | null;
  /** Epoch ms. */
  now: number;
}

/** Teams, score or kick-off, status, scorers and place of a match. `match-behaviour.ts` replaces it in an open page. */
export function MatchHeader({ match, details, tie, now }: MatchHeaderProps) {
  const { city, earlierKickOffs } = details;
  const place = [match.venue && venueName(match.venue), city].filter(Boolean).join(', ');
  return (
    <header
      data-part="header"
      data-status={match.status}
      data-heard-at={match.status === 'live' ? (match.heardAt ?? undefined) : undefined}
      data-followed-until={findFollowEnd(match) ?? undefined}
      className="match-header on-dark"
      style={teamColors(match)}
    >
      <Competition match={match} />
      <div className="match-sides">
        <TeamName team={match.home} side="home" hasAdvanced={tie?.winner === 'home'} />
        <ScoreOrTime match={match} now={now} />
        <TeamName team={match.away} side="away" hasAdvanced={tie?.winner === 'away'} />
        <Scorers match={match} side="home" />
        <Scorers match={match} side="away" />
      </div>
      <div className="mt-4 text-center text-sm">
        <p className="tabular flex flex-wrap justify-center gap-x-4 text-muted empty:hidden">
          <ScoreNotes match={match} />
        </p>
        {tie && <TieLine tie={tie} />}
        {earlierKickOffs && <p className="mt-1 font-semibold">{formatMove(earlierKickOffs)}</p>}
        {'reason' in match && match.reason && (
          <p className="mt-1 font-semibold">
            {matchPageText.reason}: {match.reason}
          </p>
        )}
        <div className="match-place mt-1 text-muted">
          <p className="match-day">
            {formatTimeLabel(match)}
            <time dateTime={isoBaku(match.kickOff)} className="tabular">
              {formatDay(match.kickOff)}, {formatTime(match.kickOff)}
            </time>{' '}
            ({timeText.bakuTime}){place && ` · ${place}`}
          </p>
          {!isOver(match) && (
            <p data-out-of-reach className="tabular invisible font-semibold text-live">
              {matchPageText.outOfReach}{' '}
              <span className="inline-block has-[[data-heard]:empty]:hidden">
                {matchText.lastUpdated} <span data-heard />
              </span>
            </p>
          )}
          {match.status === 'live' && (
            <p data-silent className="invisible font-semibold text-live">
              {matchPageText.silent}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** The colours of the clubs, for the ground of the header. */
function teamColors({ home, away }: Fixture): CSSProperties {
  return { '--home': home.colors[0], '--away': away.colors[0] } as CSSProperties;
}

/** What stands before the kick-off. A match that has been called off has only the time at which it should have been. */
export function formatTimeLabel({ status }: Pick<Fixture, 'status'>): string {
  return status === 'postponed' || status === 'cancelled' ? `${matchPageText.earlierTime}: ` : '';
}

/** That the match has a new time, and the time before it when it is known. */
export function formatMove(earlierKickOffs: readonly number[]): string {
  const last = earlierKickOffs.at(-1);
  if (last === undefined) return matchPageText.moved;
  return `${matchPageText.moved}. ${matchPageText.earlierTime}: ${formatDay(last)}, ${formatTime(last)}`;
}

function Competition({ match: { competition, season, stage, group, round } }: { match: Fixture }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted text-sm leading-tight">
      <SiteLink look="quiet" href={competitionAddress(competition.slug, season?.slug)}>
        {competition.name}
      </SiteLink>
      {season && <span className="tabular">{season.name}</span>}
      {stage && !hasTies(stage.kind) && stage.kind !== 'league' && group === null && (
        <span>{formatStage(stage)}</span>
      )}
      {group !== null && <span>{formatGroup(group)}</span>}
      {round && <span>{formatRound(round)}</span>}
    </p>
  );
}

/** Which match of the tie this is, the sum, and what decided it; empty when there is nothing to say. */
export function formatTie({ legCount, leg, aggregate, decidedBy }: MatchTie): string {
  const words = [
    legCount > 1 && tieText.leg(ordinal(leg)),
    legCount === 1 && leg > 1 && tieText.replay,
    aggregate && `${tieText.aggregate} ${formatScore(aggregate)}`,
    // The status has extra time and the shoot-out.
    decidedBy !== 'shootOut' && decidedBy !== 'extraTime' && formatDecision(decidedBy),
  ];
  return words.filter(Boolean).join(' · ');
}

/** `1-ci oyun: Monako 1:2 Qarabağ`. */
export function formatLeg({ number, home, away, score }: MatchTie['otherLegs'][number]): string {
  return `${tieText.leg(ordinal(number))}: ${home.shortName} ${score ? formatScore(score) : matchText.vs} ${away.shortName}`;
}

/** The tie of the match, with links to its other matches. */
function TieLine({ tie }: { tie: MatchTie }) {
  const words = formatTie(tie);
  if (words === '' && tie.otherLegs.length === 0) return null;
  return (
    <p className="tabular mt-1 flex flex-wrap items-center justify-center gap-x-4">
      {words && <span className="font-semibold">{words}</span>}
      {tie.otherLegs.map((other) => (
        <SiteLink key={other.id} look="quiet" href={matchAddress(other)}>
          {formatLeg(other)}
        </SiteLink>
      ))}
    </p>
  );
}

function TeamName({ team, side, hasAdvanced }: { team: Team; side: Side; hasAdvanced: boolean }) {
  return (
    <>
      <span className={`match-mark-${side}`}>
        <TeamMark team={team} size="large" />
      </span>
      <p className={`match-name-${side} font-bold font-headline text-xl leading-tight sm:text-4xl`}>
        <a href={teamAddress(team.slug)} title={team.name} className="hover:underline">
          <span className="line-clamp-2 wrap-anywhere">
            {team.name === team.shortName ? (
              team.name
            ) : (
              <>
                <span className="max-sm:hidden">{team.name}</span>
                <span className="sm:hidden">{team.shortName}</span>
              </>
            )}
          </span>
        </a>
        {hasAdvanced && (
          <span className="mt-1 inline-block rounded-sm bg-finished px-2 py-0.5 font-sans font-semibold text-paper text-xs">
            {tieText.advanced}
          </span>
        )}
      </p>
    </>
  );
}

function ScoreOrTime({ match, now }: { match: Fixture; now: number }) {
  const { statusText, isTimed, homeScore, awayScore } = formatMatch(match, now);
  const isPlayed = hasScore(match);
  return (
    <div className="match-result" data-timed={isTimed ? '' : undefined}>
      <p className={`match-score ${isPlayed ? '' : 'match-kick-off'}`}>
        {isPlayed ? (
          <>
            <span data-home-score>{homeScore}</span>
            <span aria-hidden="true">:</span>
            <span className="sr-only"> – </span>
            <span data-away-score>{awayScore}</span>
          </>
        ) : (
          formatKickOff(match)
        )}
      </p>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm">
        {match.status === 'live' && match.clock && <Minute match={match} now={now} />}
        <MatchBadge statusText={statusText} />
      </p>
    </div>
  );
}

/** The goals and red cards of a side under its name. The list keeps its place without any. */
function Scorers({ match, side }: { match: Fixture; side: Side }) {
  return (
    <ul className={`match-scorers-${side} tabular`}>
      {listScorers(match, side).map(({ icon, minutes, word, player }) => (
        <li key={`${word} ${minutes} ${player}`}>
          <EventIcon icon={icon} />
          <span className="min-w-0">
            <span className="sr-only">{word} </span>
            {minutes} {player}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A match that was called off has no time to wait for. */
function formatKickOff({ status, kickOff }: Fixture): string {
  return status === 'scheduled' ? formatTime(kickOff) : matchText.vs;
}

/** The running minute. `match-behaviour.ts` lets it run on from the values of `data-clock-face`. */
function Minute({ match, now }: { match: Extract<Fixture, { status: 'live' }>; now: number }) {
  const { minute, added } = readClock(match, now);
  return (
    <span
      data-clock-face={JSON.stringify(readClockFace(match))}
      className="match-time tabular font-bold font-headline text-3xl leading-none"
    >
      {formatMinute(minute, added)}
    </span>
  );
}

function ScoreNotes({ match }: { match: Fixture }) {
  if (!hasScore(match)) return null;
  const notes = [
    match.status === 'live' && match.phase !== 'halftime' && formatPhase(match.phase),
    match.halfTime && matchPageText.halfTime(formatScore(match.halfTime)),
    match.regular && matchPageText.regular(formatScore(match.regular)),
    match.status === 'live' && match.announcedAdded && matchPageText.addedTime(match.announcedAdded),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => <span key={note}>{note}</span>);
}

/** The name of a match: `Qarabağ – Neftçi`. */
export function matchTitle({ home, away }: Pick<Fixture, 'home' | 'away'>): string {
  return `${home.name} ${matchText.vs} ${away.name}`;
}
