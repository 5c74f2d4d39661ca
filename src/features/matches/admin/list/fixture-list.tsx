import { formatDayMonth, formatTime } from '#az/format/dates.ts';
import { venueName } from '#az/names/venue-name.ts';
import { href } from '#platform/http/href.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { type Fixture, formatScore, hasScore, isAwaitingResult } from '../../rules/fixture.ts';
import { readClock } from '../../rules/match-clock.ts';
import { formatMinute, formatRound } from '../../rules/match-words.ts';
import type { FixtureStatus } from '../../tables.ts';
import { matchDeskText, matchText } from '../../text.ts';

interface FixtureListProps {
  fixtures: readonly Fixture[];
  canEdit: boolean;
  now: number;
  /** The matches are of several days. */
  showsDay?: boolean;
}

/** Matches, each with its time, score and status, and links to its console and its facts. */
export function FixtureList({ fixtures, canEdit, now, showsDay = false }: FixtureListProps) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper text-ink">
      {fixtures.map((fixture) => {
        const { id, home, away, kickOff, competition, round, venue, sample, status } = fixture;
        const name = `${home.name} ${matchText.vs} ${away.name}`;
        const details = [
          competition.name,
          round && formatRound(round),
          venue && venueName(venue),
          sample && matchDeskText.sample,
        ];
        return (
          <li
            key={id}
            className="grid items-center gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <p className="tabular flex flex-wrap items-baseline gap-x-3 md:grid">
              <span className="font-semibold">
                {showsDay && `${formatDayMonth(kickOff)}, `}
                {formatTime(kickOff)}
              </span>
              <span className={`text-sm ${statusClasses[status] ?? 'text-muted'}`}>
                {formatStatus(fixture, now)}
              </span>
            </p>
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {name}
                {hasScore(fixture) && <span className="tabular"> {formatScore(fixture.score)}</span>}
              </p>
              <p className="text-muted text-sm">{details.filter(Boolean).join(' · ')}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ButtonLink
                to={href('/admin/matches/:id/console', { id })}
                aria-label={matchDeskText.openConsole(name)}
              >
                {matchDeskText.console}
              </ButtonLink>
              {canEdit && (
                <ButtonLink
                  to={href('/admin/matches/:id', { id })}
                  aria-label={matchDeskText.editMatch(name)}
                  look="quiet"
                >
                  {matchDeskText.facts}
                </ButtonLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const statusClasses: Partial<Record<FixtureStatus, string>> = {
  live: 'font-semibold text-live',
  suspended: 'text-warning',
  postponed: 'text-warning',
  abandoned: 'text-warning',
  cancelled: 'text-warning',
};

function formatStatus(fixture: Fixture, now: number): string {
  if (isAwaitingResult(fixture, now)) return matchText.status.awaitingResult;
  if (fixture.status !== 'live') return matchText.status[fixture.status];
  const { minute, added } = readClock(fixture, now);
  return `${matchText.status.live}, ${fixture.clock ? formatMinute(minute, added) : matchText.phase[fixture.phase]}`;
}
