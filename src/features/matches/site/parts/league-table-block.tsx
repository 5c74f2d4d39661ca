import type { Standing, LeagueTable as Table } from '#features/competitions/rules/standings/league-table.ts';
import { tableText } from '#features/competitions/text.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import { RecentForm } from './recent-form.tsx';
import { formatSeason, numberNotes, TableLegend } from './table-legend.tsx';
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
/** A phone shows these only, so that no column is cut. */
const briefFigures: readonly string[] = [tableText.played, tableText.diff, tableText.points];

/** Hides a column where it does not fit. */
const WIDE = 'max-sm:hidden';

interface LeagueTableBlockProps {
  table: Table;
  /** Fewer columns, for a side column. */
  isBrief?: boolean;
}

/** A league table. `standings-updates.ts` updates the cells with `data-figure`. */
export function LeagueTableBlock({ table, isBrief = false }: LeagueTableBlockProps) {
  const shown = figures
    .filter(([short]) => !isBrief || briefFigures.includes(short))
    .map(([short, long, value]) => ({
      ...{ short, long, value },
      className: `${briefFigures.includes(short) ? '' : WIDE} ${short === tableText.points ? 'points' : ''}`,
    }));
  const notes = numberNotes(table);
  return (
    <>
      <section
        className="side-scroll relative"
        data-standings={table.season.id}
        aria-label={tableText.caption(table.competition.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: large text makes it scroll, and then it must be reachable by keyboard
        tabIndex={0}
      >
        <table className="league-table tabular text-sm sm:text-base">
          <caption className="mb-2 text-start text-muted text-sm">
            {tableText.caption(table.competition.name)}, {formatSeason(table.season.name)}
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
              {shown.map(({ short, long, className }) => (
                <th key={short} scope="col" className={className}>
                  <abbr title={long} className="no-underline">
                    {short}
                  </abbr>
                </th>
              ))}
              {!isBrief && (
                <th scope="col" className={WIDE}>
                  {tableText.form}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {table.standings.map((row) => (
              <tr key={row.team.slug} data-team={row.team.slug} data-zone={row.zone ?? undefined}>
                <td data-figure="place" className="place">
                  <Position row={row} />
                </td>
                <th scope="row" className="club">
                  <Club row={row} isBrief={isBrief} note={notes.get(row.team.slug)} />
                </th>
                {shown.map(({ short, value, className }) => (
                  <td
                    key={short}
                    data-figure={short}
                    className={`${className} ${short === tableText.points ? 'font-bold' : ''}`}
                  >
                    {value(row)}
                  </td>
                ))}
                {!isBrief && (
                  <td data-figure="form" className={WIDE}>
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

interface ClubProps {
  row: Standing;
  isBrief: boolean;
  /** The number of its footnote. */
  note: number | undefined;
}

function Club({ row: { team, isLive }, isBrief, note }: ClubProps) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <TeamMark team={team} size="small" />
      <span className="flex flex-wrap items-center gap-x-2">
        <a href={teamAddress(team.slug)} className="inline-flex min-h-6 items-center hover:text-accent">
          {!isBrief && <span className="max-md:hidden">{team.name}</span>}
          <span className={isBrief ? '' : 'md:hidden'}>{team.shortName}</span>
        </a>
        <span>
          {note !== undefined && <sup className="font-normal text-muted">{note}</sup>}
          <span data-figure="live" className="font-semibold text-live text-xs">
            {isLive && tableText.live}
          </span>
        </span>
      </span>
    </span>
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
