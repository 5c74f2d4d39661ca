import type { Scorer } from '#features/matches/rules/read/season-rankings.ts';
import { TeamMark } from '#features/matches/site/parts/team-mark.tsx';
import type { Team } from '#features/teams/rules/team.ts';
import { playerAddress, teamAddress } from '#features/teams/rules/team-address.ts';
import { competitionText, tableText } from '../../text.ts';

/** A column of figures. */
export interface StatsColumn {
  short: string;
  long: string;
  isHiddenOnPhone?: boolean;
}

/** A line of a player, or of a team when it has no name. */
export interface StatsRow {
  key: string;
  /** The slug of the page of a player; null for a team, and when the site does not know him. */
  slug: string | null;
  name: string | null;
  team: Team;
  /** Rows with an equal value share a place. */
  rank: number;
  /** In the order of the columns. The first one decides. */
  figures: readonly number[];
}

/** Players or teams of a season with their figures, the best first. */
export function StatsTable({
  columns,
  rows,
  caption,
  empty,
}: {
  columns: readonly StatsColumn[];
  rows: readonly StatsRow[];
  caption: string;
  empty: string;
}) {
  if (rows.length === 0) return <p className="py-6 text-muted">{empty}</p>;
  const isOfPlayers = rows[0]?.name !== null;
  return (
    <div className="side-scroll">
      <table className="league-table tabular text-sm sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted text-sm">
          <tr>
            <th scope="col" className="place">
              <abbr title={tableText.posLong} className="no-underline">
                {tableText.pos}
              </abbr>
            </th>
            <th scope="col" className="club">
              {isOfPlayers ? competitionText.player : tableText.team}
            </th>
            {columns.map(({ short, long, isHiddenOnPhone }) => (
              <th key={long} scope="col" className={isHiddenOnPhone ? 'max-sm:hidden' : ''}>
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td className="place">{rows.filter(({ rank }) => rank > row.rank).length + 1}</td>
              <th scope="row" className="club">
                <Subject row={row} />
              </th>
              {columns.map(({ long, isHiddenOnPhone }, at) => (
                <td
                  key={long}
                  className={`${isHiddenOnPhone ? 'max-sm:hidden' : ''} ${at === 0 ? 'font-bold' : ''}`}
                >
                  {row.figures[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The row leads to the page of the player; to that of the team when the site does not know him. */
function Subject({ row: { slug, name, team } }: { row: StatsRow }) {
  const teamName = (
    <span className={`flex items-center gap-1.5 ${name === null ? '' : 'font-normal text-muted text-sm'}`}>
      <TeamMark team={team} size="small" />
      {name === null ? team.name : team.shortName}
    </span>
  );
  return (
    <a
      href={slug === null ? teamAddress(team.slug) : playerAddress(slug)}
      className="stretched-link flex min-h-7 flex-col justify-center gap-0.5 leading-tight min-[16rem]:wrap-anywhere"
    >
      {name !== null && <span className="font-semibold">{name}</span>}
      {teamName}
    </a>
  );
}

const columns = [
  { short: competitionText.goals, long: competitionText.goals },
  { short: competitionText.penalties, long: competitionText.penaltiesLong },
  { short: competitionText.assists, long: competitionText.assistsLong, isHiddenOnPhone: true },
  { short: competitionText.matches, long: competitionText.matchesLong, isHiddenOnPhone: true },
];

/** Players with goals. `isBrief`: fewer columns, for a side column. */
export function ScorersTable({
  scorers,
  caption,
  isBrief = false,
}: {
  scorers: readonly Scorer[];
  caption: string;
  isBrief?: boolean;
}) {
  return (
    <StatsTable
      columns={isBrief ? columns.slice(0, 2) : columns}
      rows={scorers.map(({ goals, penalties, assists, matches, ...player }) => ({
        ...player,
        rank: goals,
        figures: [goals, penalties, assists, matches],
      }))}
      caption={caption}
      empty={competitionText.noScorers}
    />
  );
}

/** What a list of scorers leaves out: stages that do not count, and goals without a known scorer. Nothing without either. */
export function LeftOut({ stages, withoutScorer }: { stages: readonly string[]; withoutScorer: number }) {
  const notes = [
    ...(stages.length > 0 ? [competitionText.leftOut(stages.join(', '))] : []),
    ...(withoutScorer > 0 ? [competitionText.withoutScorer(withoutScorer)] : []),
  ];
  return notes.length > 0 && <p className="mt-2 text-muted text-sm">{notes.join(' ')}</p>;
}
