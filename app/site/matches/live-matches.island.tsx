import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { matchText } from '#az/text/match.ts';
import { MatchRow } from '../parts/match-row.tsx';
import { followBoard, refreshBoard } from './board-feed.ts';
import type { LeagueChoice } from './league-choice.ts';
import type { MatchView } from './match-view.ts';
import { listScoreNews, mergeMatches } from './merge-matches.ts';

export interface LiveMatchesProps {
  matches: MatchView[];
  /** The clock of the newest change. */
  updated: string;
  choice: LeagueChoice;
}

/**
 * The live matches. As HTML it has the state of its render and a button that loads the page again; awake it follows
 * the board every 30 s (spec §2.1), and only numbers change: no row moves or goes away while one looks.
 */
export default function LiveMatches({ matches: first, updated: firstUpdated, choice }: LiveMatchesProps) {
  const { matches, updated, news, failed, busy, refresh } = useLiveMatches(first, firstUpdated, choice);
  return (
    <>
      <form
        method="get"
        action="/live-scores"
        onSubmit={(event) => {
          event.preventDefault();
          refresh();
        }}
        className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
      >
        {choice !== 'all' && <input type="hidden" name="league" value={choice} />}
        <button
          type="submit"
          aria-disabled={busy || undefined}
          className="inline-flex min-h-11 min-w-32 items-center justify-center gap-2 rounded-sm bg-accent px-4 font-semibold text-paper aria-disabled:opacity-70"
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          {busy ? matchText.refreshing : matchText.refresh}
        </button>
        <span className="text-sm">
          {updated && <span className="block">{matchText.lastUpdated(updated)}</span>}
          <span className={failed ? 'text-live' : 'text-muted'}>
            {failed ? matchText.refreshFailed : matchText.autoRefresh}
          </span>
        </span>
      </form>
      <p role="status" aria-live="polite" className="sr-only">
        {news}
      </p>
      {matches.length === 0 ? (
        <p className="py-10 text-lg text-muted">{matchText.noLive}</p>
      ) : (
        <ul className="border-line border-t">
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} story="events" withLeague />
          ))}
        </ul>
      )}
    </>
  );
}

function useLiveMatches(first: MatchView[], firstUpdated: string, choice: LeagueChoice) {
  const [board, setBoard] = useState({ matches: first, updated: firstUpdated, news: '' });
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);

  useEffect(
    () =>
      followBoard((answer) => {
        setBusy(false);
        setFailed(answer === null);
        const wasAsked = asked.current;
        asked.current = false;
        if (!answer) return;
        setBoard((before) => {
          const matches = mergeMatches(before.matches, { fresh: answer.matches, choice });
          const scores = listScoreNews(before.matches, matches).join('. ');
          const news = scores || (wasAsked ? matchText.refreshed : '');
          return { matches, updated: answer.updated || before.updated, news };
        });
      }),
    [choice],
  );

  const refresh = () => {
    asked.current = true;
    setBusy(true);
    void refreshBoard();
  };
  return { ...board, failed, busy, refresh };
}
