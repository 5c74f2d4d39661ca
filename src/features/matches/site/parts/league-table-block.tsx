import { ordinal } from '#az/characters/endings.ts';
import { formatGroup } from '#features/competitions/rules/stages/stage-words.ts';
import type { Standing, LeagueTable as Table } from '#features/competitions/rules/standings/league-table.ts';
import { findZone } from '#features/competitions/rules/standings/regulation.ts';
import { tableText } from '#features/competitions/text.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
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
/** A phone shows these only, so that no column is cut. */
const briefFigures: readonly string[] = [tableText.played, tableText.diff, tableText.points];

/** Hides a column where it does not fit. */
const WIDE = 'max-sm:hidden';

interface LeagueTableBlockProps {
  table: Table;
  /** Fewer columns, for a side column. */
  isBrief?: boolean;
  /** The last results of each team, from 640 px on. By default only in the complete table. */
  showsForm?: boolean;
  /** Without a stream that updates it in an open page. */
  isStatic?: boolean;
}

/** A league table. `standings-updates.ts` updates the cells with `data-figure`. */
export function LeagueTableBlock({
  table,
  isBrief = false,
  showsForm = !isBrief,
  isStatic = false,
}: LeagueTableBlockProps) {
  const shown = figures
    .filter(([short]) => !isBrief || briefFigures.includes(short))
    .map(([short, long, value]) => ({
      short,
      long,
      value,
      className: `${briefFigures.includes(short) ? '' : WIDE} ${short === tableText.points ? 'points' : ''}`,
    }));
  const notes = numberNotes(table);
  return (
    <>
      <section
        className="side-scroll relative"
        data-standings={isStatic ? undefined : table.season.id}
        data-table={tableKey(table)}
        aria-label={formatCaption(table)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: large text makes it scroll, and then it must be reachable by keyboard
        tabIndex={0}
      >
        <table className="league-table tabular text-sm sm:text-base">
          <caption className="mb-2 text-start text-muted text-sm">{formatCaption(table)}</caption>
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
              {showsForm && (
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
                {showsForm && (
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

/** The numbers of the footnotes of a table by team (slug): 1, 2, 3 … A team has one, however many notes it has. */
function numberNotes({ deductions, places }: Table): Map<string, number> {
  const teams = new Set([...deductions, ...places].map(({ team }) => team.slug));
  return new Map([...teams].map((team, index) => [team, index + 1]));
}

/** What a table of a season is told apart by in an open page. */
const tableKey = ({ stage, group }: Table) => `${stage.id} ${group ?? ''}`;

/** `Premyer Liqa – turnir cədvəli, 2025/26 mövsümü`, with its group when it has one. */
function formatCaption({ competition, season, group }: Table): string {
  return [
    tableText.caption(competition.name),
    ...(group === null ? [] : [formatGroup(group)]),
    tableText.season(season.name),
  ].join(', ');
}

/** What the colours of the places mean, why points were taken away, and why a team stands where the rules do not put it. */
function TableLegend({ table }: { table: Table }) {
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
function listZones({ standings, zones, group }: Table) {
  const shown = standings.flatMap(({ zone, position }) => {
    if (!zone) return [];
    const ofKind = zones.filter(({ kind }) => kind === zone);
    const rule = findZone(ofKind, { position, group });
    return [{ kind: zone, label: rule?.label ?? tableText.legend[zone] }];
  });
  return [...new Map(shown.map((zone) => [zone.label, zone])).values()];
}

interface ClubProps {
  row: Standing;
  isBrief: boolean;
  /** The number of its footnote. */
  note: number | undefined;
}

function Club({ row: { team, isLive }, isBrief, note }: ClubProps) {
  return (
    <span className="flex min-h-7 items-center gap-2 font-semibold leading-tight">
      <TeamMark team={team} size="small" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 min-[16rem]:wrap-anywhere">
        <a href={teamAddress(team.slug)} className="stretched-link">
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
