import { href } from '#platform/http/href.ts';
import { refreshWithoutStream, subscribeToTopic } from '#platform/live/live-stream.ts';

/** Updates the tables of an open page while their matches are played. */
export function startStandings(): void {
  const tables = Map.groupBy(
    document.querySelectorAll<HTMLElement>('[data-standings]'),
    ({ dataset }) => dataset.standings ?? '',
  );
  for (const [season, ofSeason] of tables) {
    const show = (html: string) => {
      const fresh = new DOMParser().parseFromString(html, 'text/html');
      for (const table of ofSeason) {
        const next = fresh.querySelector(`[data-table="${CSS.escape(table.dataset.table ?? '')}"]`);
        if (next) showStandings(table, next);
      }
    };
    subscribeToTopic(`standings:${season}`, show);
    refreshWithoutStream(() => {
      void fetch(href('/api/standings/:season', { season }), { cache: 'no-cache' })
        .then(async (response) => response.ok && show(await response.text()))
        .catch(() => {});
    });
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
