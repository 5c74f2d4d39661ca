import { lastContact } from '#platform/live/live-stream.ts';
import type { LeagueChoice } from '../../rules/match-addresses.ts';
import type { MatchView } from '../match-view.ts';
import { eventIconAddress } from '../parts/event-icon-address.ts';
import { listScoreChanges } from '../scoreboard/list-score-changes.ts';
import type { ScoreboardView } from '../scoreboard/parse-scoreboard.ts';
import { showMatch } from '../scoreboard/score-behaviour.ts';
import { refreshScoreboard, subscribeToScoreboard } from '../scoreboard/subscribe-to-scoreboard.ts';
import { listStartedMatches } from './list-started-matches.ts';

/**
 * Updates the live matches from the stream, and without one every 30 s (spec §2.1). Texts change in place, and no row moves or disappears;
 * matches that started are appended. The button refreshes at once, and screen readers announce changed scores.
 */
export function startLive(section: HTMLElement): void {
  const part = (selector: string) => section.querySelector<HTMLElement>(selector);
  const form = part('form');
  const button = part('button');
  const label = part('button span');
  const state = part('[data-state]');
  const status = part('[role="status"]');
  if (!form || !button || !label || !state || !status) return;
  let isRefreshRequested = false;

  const setBusy = (isBusy: boolean) => {
    showOtherText(label, isBusy);
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isRefreshRequested = true;
    setBusy(true);
    void refreshScoreboard();
  });
  subscribeToScoreboard((scoreboard, isStreamed) => {
    if (isStreamed) {
      const changes = scoreboard ? showScoreboard(section, scoreboard) : '';
      if (changes) status.textContent = changes;
      // The connection is back.
      if (!lastContact().hasFailed) showOtherText(state, false);
      return;
    }
    const refreshed = isRefreshRequested ? (status.dataset.refreshed ?? '') : '';
    isRefreshRequested = false;
    setBusy(false);
    showOtherText(state, scoreboard === null);
    const news = scoreboard ? showScoreboard(section, scoreboard) || refreshed : '';
    // A goal that the stream has told stays until there is other news.
    if (news) status.textContent = news;
  });
  section.dataset.hydrated = '';
}

/** Swaps the text of an element with that of `data-other`, or swaps it back. */
function showOtherText(element: HTMLElement, isOther: boolean): void {
  if (isOther === 'showsOther' in element.dataset) return;
  const { other = '' } = element.dataset;
  element.dataset.other = element.textContent;
  element.textContent = other;
  element.toggleAttribute('data-shows-other', isOther);
}

/** Shows the scoreboard. Returns the changed scores as text. */
function showScoreboard(section: HTMLElement, { matches, updated }: ScoreboardView): string {
  const rows = new Map(
    [...section.querySelectorAll<HTMLElement>('[data-match]')].map((row) => [row.dataset.match ?? '', row]),
  );
  const before = new Map([...rows].map(([id, row]) => [id, scoreOf(row)]));
  for (const match of matches) {
    const row = rows.get(match.id);
    if (row) showRow(row, match);
  }
  const clock = section.querySelector('[data-clock]');
  if (clock && updated) clock.textContent = updated;
  const choice = (section.dataset.live ?? 'all') as LeagueChoice;
  const started = listStartedMatches(new Set(rows.keys()), { fresh: matches, choice });
  if (started.length > 0) void appendRows(section, started);
  return listScoreChanges(before, matches).join('. ');
}

function scoreOf(row: HTMLElement): string {
  const score = (side: string) => row.querySelector(`[data-${side}-score]`)?.textContent ?? '';
  return `${score('home')}:${score('away')}`;
}

function showRow(row: HTMLElement, match: MatchView): void {
  showMatch(row, match);
  for (const [index, place] of row.querySelectorAll<HTMLElement>('[data-event]').entries()) {
    const event = match.lastEvents[index];
    place.hidden = event === undefined;
    if (!event) continue;
    const { icon, minute, word, text } = event;
    place.querySelector('use')?.setAttribute('href', eventIconAddress(icon));
    for (const [name, value] of Object.entries({ minute, word, text })) {
      const part = place.querySelector(`[data-${name}]`);
      if (part && part.textContent !== value) part.textContent = value;
    }
  }
}

/** Appends the rows of these matches. They come from the current page, because only the server renders a match. */
async function appendRows(section: HTMLElement, ids: readonly string[]): Promise<void> {
  const html = await fetch(location.href, { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const currentPage = new DOMParser().parseFromString(html, 'text/html');
  const list = section.querySelector('form ~ ul');
  for (const id of ids) {
    const selector = `[data-live] [data-match="${CSS.escape(id)}"]`;
    const row = currentPage.querySelector(selector);
    if (!list || !row || document.querySelector(selector)) continue;
    section.querySelector('[data-empty]')?.remove();
    // It may stand among the matches to come.
    document.querySelector(`main [data-match="${CSS.escape(id)}"]`)?.remove();
    list.append(row);
  }
}
