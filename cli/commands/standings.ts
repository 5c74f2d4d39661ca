import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { NotFound } from '#platform/errors.ts';
import { withSeasonOptions } from '../arguments.ts';
import type { AddCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

interface Options {
  competition: string;
  season: string;
  json?: true;
}

export const addStandings: AddCommand = (program) => {
  withSeasonOptions(program.command('standings'))
    .description('Print the table of a season.')
    .option('--json', 'print it as JSON')
    .action(async (options: Options) => {
      const table = await withDatabase((db) => findLeagueTable(db, options));
      if (!table) throw new NotFound(`There is no table of ${options.competition} ${options.season}`);
      process.stdout.write(`${options.json ? JSON.stringify(table, null, 2) : formatTable(table)}\n`);
    });
};

function formatTable({ competition, season, standings, deductions, places }: LeagueTable): string {
  const header = ['', 'team', 'P', 'W', 'D', 'L', 'GF', 'GA', 'GD', 'Pts'];
  const rows = standings.map((row) => [
    row.position,
    row.team.name,
    row.played,
    row.won,
    row.drawn,
    row.lost,
    row.goalsFor,
    row.goalsAgainst,
    row.goalsFor - row.goalsAgainst,
    row.points,
  ]);
  const cells = [header, ...rows.map((row) => row.map(String))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const notes = [
    ...deductions.map(({ team, points, footnote }) => `${team.shortName}: −${points}. ${footnote}`),
    ...places.map(({ team, position, footnote }) => `${team.shortName}: ${position}. ${footnote}`),
  ];
  return [`${competition.name} ${season.name}`, ...lines, ...notes].join('\n');
}
