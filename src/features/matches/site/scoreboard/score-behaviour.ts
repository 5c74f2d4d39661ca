import type { MatchView } from '../match-view.ts';
import type { ScoreboardView } from './parse-scoreboard.ts';
import { subscribeToScoreboard } from './subscribe-to-scoreboard.ts';

/** The selector of each text of a match, and the text that it shows. */
const texts = [
  ['[data-time]', 'time'],
  ['[data-status-text]', 'statusText'],
  ['[data-home-score]', 'homeScore'],
  ['[data-away-score]', 'awayScore'],
  ['[data-home-scorers]', 'homeScorers'],
  ['[data-away-scorers]', 'awayScorers'],
  ['[data-home-reds]', 'homeReds'],
  ['[data-away-reds]', 'awayReds'],
] as const;

/**
 * Updates the matches of a page, which may come from a cache: score strip, sidebar, day list. Only texts and status change, so
 * that the layout does not shift. A page without a match does not ask for the scoreboard.
 */
export function startScores(): void {
  if (document.querySelector('[data-match]'))
    subscribeToScoreboard((scoreboard) => scoreboard && showScoreboard(document, scoreboard));
}

function showScoreboard(page: ParentNode, { matches }: ScoreboardView): void {
  for (const match of matches) {
    const selector = `[data-match="${CSS.escape(match.id)}"]`;
    for (const element of page.querySelectorAll<HTMLElement>(selector)) {
      // `live-behaviour.ts` updates the rows of the live page, because it announces the changes.
      if (!element.closest('[data-live]')) showMatch(element, match);
    }
  }
  const count = page.querySelector<HTMLElement>('[data-live-count]');
  if (count) showLiveCount(count, page.querySelectorAll('main [data-status="live"]').length);
}

/** Shows the number of live rows in the heading of a list. */
function showLiveCount(element: HTMLElement, live: number): void {
  element.dataset.liveCount = `${live}`;
  const text = element.dataset.text?.replace('#', `${live}`) ?? '';
  if (element.textContent !== text) element.textContent = text;
}

/** Updates one element that shows a match. */
export function showMatch(element: HTMLElement, match: MatchView): void {
  if (element.dataset.status !== match.status) element.dataset.status = match.status;
  element.toggleAttribute('data-timed', match.isTimed);
  for (const [selector, key] of texts) {
    const place = element.querySelector(selector);
    if (place && place.textContent !== match[key]) place.textContent = match[key];
  }
}
