import { isStreamOpen, subscribeToTopic } from '#platform/live/live-stream.ts';
import { readRunningClock } from '../../rules/running-clock.ts';
import type { MatchView } from '../match-view.ts';
import { listScoreChanges } from './list-score-changes.ts';
import { parseScoreboard, type ScoreboardView } from './parse-scoreboard.ts';
import { readHeldTime } from './read-held-time.ts';

/** The JSON of `/api/matches/:id`. */
export interface StreamedMatch extends MatchView {
  /** When the match was changed last, `21:04`. */
  updated: string;
}

/** The other topics of a page also need room in its stream. */
const MAX_MATCHES = 30;
const TICK_MS = 5000;
/** Matches with the last of these statuses come first, others last. */
const ORDER = ['scheduled', 'suspended', 'live'];

/**
 * Receives the changes of the page's matches, moves their minutes, and announces changed scores of the main content. Returns a
 * function that says whether the page must still refresh by itself.
 */
export function startMatchStream({
  latest,
  show,
  listen,
  clockOffset,
}: {
  latest: ScoreboardView | null;
  show: (scoreboard: ScoreboardView) => void;
  listen: (listener: (scoreboard: ScoreboardView | null) => void) => void;
  /** The server's clock minus the reader's, in milliseconds. */
  clockOffset: () => number;
}): () => boolean {
  const shown = new Map(latest?.matches.map((match) => [match.id, match]));
  const announce = createAnnouncer();
  listen((scoreboard) => {
    const fresh = scoreboard?.matches ?? [];
    const before = new Map([...shown].map(([id, view]) => [id, `${view.homeScore}:${view.awayScore}`]));
    const changes = listScoreChanges(before, fresh.filter(isInContent));
    if (changes.length > 0) announce(changes.join('. '));
    for (const match of fresh) shown.set(match.id, match);
  });

  const ids = listMatchesOfPage();
  for (const id of ids.slice(0, MAX_MATCHES))
    subscribeToTopic(`match:${id}`, (body) => {
      const { updated, ...match }: StreamedMatch = JSON.parse(body);
      show({ updated, matches: [match] });
    });
  // The live page appends matches that begin.
  if (document.querySelector('[data-live]'))
    subscribeToTopic('matches', (body) => {
      const scoreboard = parseScoreboard(JSON.parse(body));
      if (scoreboard) show(scoreboard);
    });

  setInterval(() => {
    if (document.hidden) return;
    const now = readHeldTime(clockOffset());
    const moved = [...shown.values()].map((match) => ({ ...match, time: timeAt(match, now) }));
    const changed = moved.filter(({ id, time }) => shown.get(id)?.time !== time);
    if (changed.length > 0) show({ updated: '', matches: changed });
  }, TICK_MS);
  return () => ids.length > MAX_MATCHES || !isStreamOpen();
}

/** The time of a match as text, with the current minute in place of the one it was sent with. */
function timeAt({ clock, time }: MatchView, now: number): string {
  if (!clock) return time;
  const { minute, added } = readRunningClock(clock, now);
  return time.replace(/\d+(?:\+\d+)?/, added === null ? `${minute}` : `${minute}+${added}`);
}

function listMatchesOfPage(): string[] {
  const urgency = ({ dataset }: HTMLElement) => ORDER.lastIndexOf(dataset.status ?? '');
  const rows = [...document.querySelectorAll<HTMLElement>('[data-match]')];
  const sorted = rows.sort((one, other) => urgency(other) - urgency(one));
  return [...new Set(sorted.map(({ dataset }) => dataset.match ?? ''))];
}

/** Whether the main content shows the match. The live page announces its changes itself. */
function isInContent({ id }: MatchView): boolean {
  const row = document.querySelector(`main [data-match="${CSS.escape(id)}"]`);
  return row !== null && !row.closest('[data-live]');
}

/** A status that only screen readers see. It must exist before its text changes. */
function createAnnouncer(): (text: string) => void {
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'sr-only';
  document.body.append(status);
  return (text) => {
    status.textContent = text;
  };
}
