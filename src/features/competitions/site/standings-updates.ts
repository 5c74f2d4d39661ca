import { href } from '#platform/http/href.ts';
import { refreshWithoutStream, subscribeToTopic } from '#platform/live/live-stream.ts';

/** Updates the tables, the ties and the lists of players of an open page while their matches are played. */
export function startStandings(): void {
  const tables = Map.groupBy(
    document.querySelectorAll<HTMLElement>('[data-standings]'),
    ({ dataset }) => dataset.standings ?? '',
  );
  for (const [season, ofSeason] of tables) {
    followTopic(`standings:${season}`, href('/api/standings/:season', { season }), (fresh) => {
      for (const table of ofSeason) {
        const next = fresh.querySelector(`[data-table="${CSS.escape(table.dataset.table ?? '')}"]`);
        if (next) showStandings(table, next);
      }
    });
  }
  const bracket = document.querySelector<HTMLElement>('[data-bracket]');
  const season = bracket?.dataset.bracket;
  if (season)
    followTopic(`bracket:${season}`, href('/api/brackets/:season', { season }), (fresh) =>
      showParts(bracket, fresh, '.bracket'),
    );
  const rankings = document.querySelector<HTMLElement>('[data-rankings]');
  const ofSeason = rankings?.dataset.rankings;
  if (ofSeason)
    followTopic(`rankings:${ofSeason}`, href('/api/rankings/:season', { season: ofSeason }), (fresh) =>
      showParts(rankings, fresh, '[data-ranking]'),
    );
}

function followTopic(topic: string, address: string, show: (fresh: Document) => void): void {
  const parse = (html: string) => show(new DOMParser().parseFromString(html, 'text/html'));
  subscribeToTopic(topic, parse);
  refreshWithoutStream(() => {
    void fetch(address, { cache: 'no-cache' })
      .then(async (response) => response.ok && parse(await response.text()))
      .catch(() => {});
  });
}

/** Replaces the parts that differ. The places to which a reader has scrolled, what is open and the focused link stay. */
function showParts(shown: HTMLElement, fresh: Document, selector: string): void {
  const next = fresh.querySelectorAll(selector);
  for (const [at, part] of shown.querySelectorAll(selector).entries()) {
    const html = next[at]?.innerHTML;
    if (html === undefined || html === part.innerHTML) continue;
    const focused = part.contains(document.activeElement) && document.activeElement?.getAttribute('href');
    part.innerHTML = html;
    if (focused)
      part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
}

/** Copies the figures of each team. A whole table also gets the new order; a part of one keeps its rows. */
function showStandings(table: HTMLElement, fresh: Element): void {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-team]')];
  const order = [...fresh.querySelectorAll<HTMLElement>('[data-team]')];
  for (const row of rows) {
    const next = order.find(({ dataset }) => dataset.team === row.dataset.team);
    if (!next) continue;
    if (next.dataset.zone) row.dataset.zone = next.dataset.zone;
    else delete row.dataset.zone;
    for (const cell of row.querySelectorAll<HTMLElement>('[data-figure]')) {
      const source = next.querySelector(`[data-figure="${CSS.escape(cell.dataset.figure ?? '')}"]`);
      if (source && source.textContent !== cell.textContent) cell.innerHTML = source.innerHTML;
    }
  }
  const places = order.map(({ dataset }) => dataset.team);
  const placeOf = ({ dataset }: HTMLElement) => places.indexOf(dataset.team);
  const sorted = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (sorted.some((row, index) => row !== rows[index])) rows[0]?.parentElement?.append(...sorted);
}
