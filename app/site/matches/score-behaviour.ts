import type { MatchView } from './match-view.ts';
import type { ScoreboardView } from './parse-scoreboard.ts';

/** Which text of a match stands where: the attribute of the element and what it shows. */
const texts = [
  ['[data-mark]', 'mark'],
  ['[data-word]', 'word'],
  ['[data-home-score]', 'homeScore'],
  ['[data-away-score]', 'awayScore'],
  ['[data-home-scorers]', 'homeScorers'],
  ['[data-away-scorers]', 'awayScorers'],
] as const;

/**
 * Puts the newest numbers into the matches of a page that may come from a cache: strip, sidebar, day list. Only
 * texts and states change, so nothing moves. A page without a match loads none of it.
 */
export async function startScores(): Promise<void> {
  if (!document.querySelector('[data-match]')) return;
  const { followScoreboard } = await import('./scoreboard-feed.ts');
  followScoreboard((scoreboard) => scoreboard && showScoreboard(document, scoreboard));
}

function showScoreboard(page: ParentNode, { matches }: ScoreboardView): void {
  for (const match of matches) {
    const selector = `[data-match="${CSS.escape(match.id)}"]`;
    for (const element of page.querySelectorAll<HTMLElement>(selector)) {
      // The live page's own rows wait for its behaviour, which tells what has changed.
      if (!element.closest('[data-live]')) showMatch(element, match);
    }
  }
  const count = page.querySelector<HTMLElement>('[data-live-count]');
  if (count) showLiveCount(count, page.querySelectorAll('main [data-status="live"]').length);
}

/** The heading of a list counts the rows that are live. */
function showLiveCount(element: HTMLElement, live: number): void {
  element.dataset.liveCount = `${live}`;
  const words = element.dataset.words?.replace('#', `${live}`) ?? '';
  if (element.textContent !== words) element.textContent = words;
}

/** Puts the newest state of a match into one element that shows it. */
export function showMatch(element: HTMLElement, match: MatchView): void {
  if (element.dataset.status !== match.status) element.dataset.status = match.status;
  for (const [selector, key] of texts) {
    const place = element.querySelector(selector);
    if (place && place.textContent !== match[key]) place.textContent = match[key];
  }
}
