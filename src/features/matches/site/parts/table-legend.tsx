import { ordinal } from '#az/characters/endings.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { tableText } from '#features/competitions/text.ts';

/** The numbers of the footnotes of a table by team (slug): 1, 2, 3 … A team has one, however many notes it has. */
export function numberNotes({ deductions, places }: LeagueTable): Map<string, number> {
  const teams = new Set([...deductions, ...places].map(({ team }) => team.slug));
  return new Map([...teams].map((team, index) => [team, index + 1]));
}

/** `2025/26 mövsümü`. */
export function formatSeason(name: string): string {
  const [from = '', to = ''] = name.split('/');
  return tableText.season(from, to);
}

/** What the colours of the places mean, why points were taken away, and why a team stands where the rules do not put it. */
export function TableLegend({ table }: { table: LeagueTable }) {
  const zones = listZones(table);
  const notes = numberNotes(table);
  return (
    <div className="mt-3 grid gap-2 text-muted text-sm empty:hidden">
      {zones.length > 0 && (
        <ul aria-label={tableText.zones} className="flex flex-wrap gap-x-5 gap-y-1.5">
          {zones.map(({ kind, label }) => (
            <li key={label} data-zone={kind} className="flex items-center gap-2">
              <span aria-hidden="true" className="h-4 w-1 bg-(--zone)" />
              {label}
            </li>
          ))}
        </ul>
      )}
      {notes.size > 0 && (
        <ul aria-label={tableText.notes}>
          {table.deductions.map(({ team, points, footnote }) => (
            <li key={`${team.slug} ${footnote}`}>
              <sup>{notes.get(team.slug)}</sup> {tableText.deduction(team.shortName, points)}
              {footnote && ` ${footnote}`}
            </li>
          ))}
          {table.places.map(({ team, position, footnote }) => (
            <li key={`${team.slug} place`}>
              <sup>{notes.get(team.slug)}</sup> {tableText.placed(team.shortName, ordinal(position))}{' '}
              {footnote}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The zones of the shown places, with the label of the regulation or the usual one. */
function listZones({ standings, zones }: LeagueTable) {
  const shown = standings.flatMap(({ zone, position }) => {
    if (!zone) return [];
    const rule = zones.find(({ from, to, kind }) => kind === zone && position >= from && position <= to);
    return [{ kind: zone, label: rule?.label ?? tableText.legend[zone] }];
  });
  return [...new Map(shown.map((zone) => [zone.label, zone])).values()];
}
