import { RefreshCw } from 'lucide-react';
import { href } from '#platform/http/href.ts';
import type { LeagueChoice } from '../../rules/league-choice.ts';
import { matchText } from '../../text.ts';
import type { MatchView } from '../match-view.ts';
import { MatchRow } from '../parts/match-row.tsx';

interface LiveMatchesProps {
  matches: readonly MatchView[];
  /** When the newest change was made, `21:04`; empty without matches. */
  updated: string;
  choice: LeagueChoice;
}

/**
 * The live matches and a button that reloads the page. In the browser `live-behaviour.ts` updates them, with the texts of the
 * data attributes.
 */
export function LiveMatches({ matches, updated, choice }: LiveMatchesProps) {
  return (
    <div data-live={choice} className="mt-2">
      <form
        method="get"
        action={href('/live-scores')}
        className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
      >
        {choice !== 'all' && <input type="hidden" name="league" value={choice} />}
        <button
          type="submit"
          className="inline-flex min-h-11 min-w-32 items-center justify-center gap-2 rounded-sm bg-accent px-4 font-semibold text-paper aria-disabled:opacity-70"
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          <span data-other={matchText.refreshing}>{matchText.refresh}</span>
        </button>
        <span className="text-sm">
          <span className="block has-[[data-clock]:empty]:hidden">
            {matchText.lastUpdated} <span data-clock>{updated}</span>
          </span>
          <span
            data-state
            data-other={matchText.refreshFailed}
            className="needs-script text-muted data-shows-other:text-live"
          >
            {matchText.autoRefresh}
          </span>
        </span>
      </form>
      <p role="status" aria-live="polite" data-refreshed={matchText.refreshed} className="sr-only" />
      {matches.length === 0 && (
        <p data-empty className="py-10 text-lg text-muted">
          {matchText.noLive}
        </p>
      )}
      <ul className="border-line border-t empty:hidden">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} details="events" showsLeague />
        ))}
      </ul>
    </div>
  );
}
