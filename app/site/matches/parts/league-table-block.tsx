import { tableText } from '#az/text/site/table.ts';
import type { Standing, LeagueTable as Table } from '#domain/matches/standings/league-table.ts';
import { RecentForm } from './recent-form.tsx';
import { TeamMark } from './team-mark.tsx';

/** The columns of figures: short header, long header and value. */
const figures: readonly [short: string, long: string, value: (row: Standing) => number | string][] = [
  [tableText.played, tableText.playedLong, (row) => row.played],
  [tableText.won, tableText.wonLong, (row) => row.won],
  [tableText.drawn, tableText.drawnLong, (row) => row.drawn],
  [tableText.lost, tableText.lostLong, (row) => row.lost],
  [tableText.goals, tableText.goalsLong, (row) => `${row.goalsFor}–${row.goalsAgainst}`],
  [tableText.diff, tableText.diffLong, goalDifference],
  [tableText.points, tableText.pointsLong, (row) => row.points],
];
const briefFigures = figures.filter(([short]) =>
  [tableText.played, tableText.diff, tableText.points].some((one) => one === short),
);

/** A league table. `isBrief` shows fewer columns, for a side column. */
export function LeagueTableBlock({ table, isBrief = false }: { table: Table; isBrief?: boolean }) {
  const shown = isBrief ? briefFigures : figures;
  const [from = '', to = ''] = table.season.name.split('/');
  return (
    <>
      <section
        className="side-scroll relative -mx-4 sm:mx-0"
        aria-label={tableText.caption(table.competition.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        <table className="league-table tabular text-sm sm:text-base">
          <caption className="mb-2 text-start text-muted text-sm">
            <span className="sticky start-0 inline-block max-w-screen px-4 sm:px-0">
              {tableText.caption(table.competition.name)}, {tableText.season(from, to)}
            </span>
          </caption>
          <thead className="text-muted text-sm">
            <tr>
              <th scope="col" className="place">
                <abbr title={tableText.posLong} className="no-underline">
                  {tableText.pos}
                </abbr>
              </th>
              <th scope="col" className="club">
                {tableText.team}
              </th>
              {shown.map(([short, long]) => (
                <th key={short} scope="col" className={short === tableText.points ? 'points' : ''}>
                  <abbr title={long} className="no-underline">
                    {short}
                  </abbr>
                </th>
              ))}
              {!isBrief && <th scope="col">{tableText.form}</th>}
            </tr>
          </thead>
          <tbody>
            {table.standings.map((row) => (
              <tr key={row.team.slug} data-zone={row.zone ?? undefined}>
                <td className="place">
                  <Position row={row} />
                </td>
                <th scope="row" className="club">
                  <span className="flex items-center gap-2 font-semibold">
                    <TeamMark team={row.team} size="small" />
                    {!isBrief && <span className="max-sm:hidden">{row.team.name}</span>}
                    <span className={isBrief ? '' : 'sm:hidden'}>{row.team.shortName}</span>
                  </span>
                </th>
                {shown.map(([short, , value]) => (
                  <td key={short} className={short === tableText.points ? 'points font-bold' : ''}>
                    {value(row)}
                  </td>
                ))}
                {!isBrief && (
                  <td>
                    <RecentForm form={row.form} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <TableLegend table={table} />
    </>
  );
}

function goalDifference({ goalsFor, goalsAgainst }: Standing): string {
  const difference = goalsFor - goalsAgainst;
  return difference > 0 ? `+${difference}` : `${difference}`.replace('-', '−');
}

/** The position, and an arrow when it changed since the previous round. */
function Position({ row: { position, change } }: { row: Standing }) {
  const text = change > 0 ? tableText.upBy(change) : tableText.downBy(-change);
  return (
    <span className="inline-flex items-center gap-0.5">
      {position}
      {change !== 0 && (
        <span className={`text-[0.625rem] ${change > 0 ? 'text-finished' : 'text-live'}`} title={text}>
          <span aria-hidden="true">{change > 0 ? '▲' : '▼'}</span>
          <span className="sr-only">{text}</span>
        </span>
      )}
    </span>
  );
}

function TableLegend({ table }: { table: Table }) {
  const zones = [...new Set(table.standings.flatMap((row) => row.zone ?? []))];
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted text-sm">
      {zones.length > 0 && (
        <ul aria-label={tableText.zones} className="flex flex-wrap gap-x-5 gap-y-1.5">
          {zones.map((zone) => (
            <li key={zone} data-zone={zone} className="flex items-center gap-2">
              <span aria-hidden="true" className="h-4 w-1 bg-(--zone)" />
              {tableText.legend[zone]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
