import { matchAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import type { StripMatch } from '../scoreboard/read-score-strip.ts';
import { SampleNotice } from './sample-notice.tsx';

/**
 * The live matches under the header of every page, as links to their pages. One row that scrolls sideways. A cached page has
 * the scores of the moment of its rendering; `score-behaviour.ts` corrects them as soon as the page is there, and nothing
 * moves, because each text has a column of its own (docs/decisions/0003-page-cache.md).
 */
export function ScoreStrip({ matches, hasNotice }: { matches: readonly StripMatch[]; hasNotice: boolean }) {
  if (matches.length === 0) return null;
  const isSample = hasNotice && matches.some((match) => match.sample);
  return (
    <nav aria-label={matchText.liveStrip} className="border-line border-b bg-surface">
      <ul className="side-scroll mx-auto flex max-w-7xl px-1 sm:px-4">
        {matches.map((match) => (
          <li
            key={match.id}
            data-match={match.id}
            data-status="live"
            className="shrink-0 border-line border-e first:sm:border-s"
          >
            <a
              href={matchAddress(match)}
              className="tabular flex h-12 w-max min-w-40 items-center gap-2 px-3 hover:bg-paper focus-visible:-outline-offset-3"
            >
              <span className="flex w-16 shrink-0 flex-col font-bold font-headline leading-tight">
                <span data-time className="match-time min-h-lh whitespace-nowrap">
                  {match.time}
                </span>
                <span data-status-text className="truncate font-semibold text-muted text-xs">
                  {match.statusText}
                </span>
              </span>
              <span className="min-w-0 flex-1 text-[0.9375rem] leading-5">
                <Line match={match} side="home" />
                <Line match={match} side="away" />
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

function Line({ match, side }: { match: StripMatch; side: 'home' | 'away' }) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="max-w-40 flex-1 truncate font-semibold">{match[side].shortName}</span>
      <span {...{ [`data-${side}-score`]: '' }} className="match-score min-w-5 text-end text-base leading-5">
        {match[`${side}Score`]}
      </span>
    </span>
  );
}
