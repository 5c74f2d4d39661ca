import type { Team } from '#features/teams/rules/team.ts';
import { matchAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import { SampleNotice } from './sample-notice.tsx';

/** A live match without its score: see `ScoreStrip`. */
interface StripMatch {
  id: string;
  home: Team;
  away: Team;
  sample: boolean;
}

/**
 * The live matches under the header of every page, as links to their pages. It scrolls sideways. The script fills in minute
 * and score: if the page contained them, every goal would make every page of the site stale.
 */
export function ScoreStrip({ matches, hasNotice }: { matches: StripMatch[]; hasNotice: boolean }) {
  if (matches.length === 0) return null;
  const isSample = hasNotice && matches.some((match) => match.sample);
  return (
    <nav aria-label={matchText.liveStrip} className="border-line border-b bg-surface">
      <ul className="side-scroll mx-auto flex max-w-7xl px-2 sm:px-4">
        {matches.map((match) => (
          <li
            key={match.id}
            data-match={match.id}
            data-status="live"
            className="shrink-0 border-line border-e first:border-s"
          >
            <a
              href={matchAddress(match)}
              className="tabular flex h-14 w-max min-w-44 items-center gap-3 px-3 hover:bg-paper focus-visible:-outline-offset-3"
            >
              <span className="flex w-16 shrink-0 flex-col font-bold font-headline leading-tight">
                <span data-time className="match-time needs-script min-h-lh whitespace-nowrap" />
                <span data-status-text className="truncate font-semibold text-muted text-xs">
                  {matchText.status.live}
                </span>
              </span>
              <span className="min-w-0 flex-1 text-sm leading-5">
                <Line team={match.home} side="home" />
                <Line team={match.away} side="away" />
              </span>
            </a>
          </li>
        ))}
        {isSample && (
          <li className="flex shrink-0 items-center px-3">
            <SampleNotice isShown />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Line({ team, side }: { team: Team; side: 'home' | 'away' }) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="max-w-48 flex-1 truncate font-semibold">{team.shortName}</span>
      <span
        {...{ [`data-${side}-score`]: '' }}
        className="match-score min-w-5 text-end font-bold font-headline text-base leading-5"
      />
    </span>
  );
}
