import type { LeagueChoice } from './league-choice.ts';
import { listScoreNews, listStartedMatches } from './live-news.ts';
import type { MatchView } from './match-view.ts';
import type { ScoreboardView } from './parse-scoreboard.ts';
import { showMatch } from './score-behaviour.ts';
import { followScoreboard, refreshScoreboard } from './scoreboard-feed.ts';

/**
 * Lets the live matches follow the scoreboard every 30 s (spec §2.1): only numbers change, no row moves or goes away while
 * one looks, and what has begun meanwhile comes below. The button asks at once, and a screen reader hears of scores.
 */
export function startLive(section: HTMLElement): void {
  const part = (selector: string) => section.querySelector<HTMLElement>(selector);
  const form = part('form');
  const button = part('button');
  const label = part('button span');
  const state = part('[data-state]');
  const status = part('[role="status"]');
  if (!form || !button || !label || !state || !status) return;
  let isAsked = false;

  const setBusy = (isBusy: boolean) => {
    sayOther(label, isBusy);
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isAsked = true;
    setBusy(true);
    void refreshScoreboard();
  });
  followScoreboard((scoreboard) => {
    const otherwise = isAsked ? (status.dataset.refreshed ?? '') : '';
    isAsked = false;
    setBusy(false);
    sayOther(state, scoreboard === null);
    if (scoreboard) status.textContent = showNews(section, scoreboard) || otherwise;
  });
  section.dataset.hydrated = '';
}

/** Says the other words of an element, or its own again. */
function sayOther(element: HTMLElement, isOther: boolean): void {
  if (isOther === 'saysOther' in element.dataset) return;
  const { other = '' } = element.dataset;
  element.dataset.other = element.textContent;
  element.textContent = other;
  element.toggleAttribute('data-says-other', isOther);
}

/** Shows the scoreboard; the scores that have changed, in words. */
function showNews(section: HTMLElement, { matches, updated }: ScoreboardView): string {
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
  const begun = listStartedMatches(new Set(rows.keys()), { fresh: matches, choice });
  if (begun.length > 0) void appendRows(section, begun);
  return listScoreNews(before, matches).join('. ');
}

function scoreOf(row: HTMLElement): string {
  const score = (side: string) => row.querySelector(`[data-${side}-score]`)?.textContent ?? '';
  return `${score('home')}:${score('away')}`;
}

function showRow(row: HTMLElement, match: MatchView): void {
  showMatch(row, match);
  for (const [index, place] of row.querySelectorAll('[data-event]').entries()) {
    const event = match.lastEvents[index] ?? '';
    if (place.textContent !== event) place.textContent = event;
  }
}

/** Takes the rows of these matches from the page as it is now: the server alone draws a match. */
async function appendRows(section: HTMLElement, ids: readonly string[]): Promise<void> {
  const html = await fetch(location.href, { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const list = section.querySelector('form ~ ul');
  for (const id of ids) {
    const selector = `[data-live] [data-match="${CSS.escape(id)}"]`;
    const row = page.querySelector(selector);
    if (!list || !row || document.querySelector(selector)) continue;
    section.querySelector('[data-empty]')?.remove();
    list.append(row);
  }
}
