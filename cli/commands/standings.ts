import { formatGroup, formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import {
  findLeagueTable,
  listTablesOfSeason,
} from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import type { Db } from '#platform/db/schema.ts';
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
    .description('Print the tables of a season.')
    .option('--json', 'print the table that readers see first, with all tables, as JSON')
    .action(async (options: Options) => {
      const found = await withDatabase((db) => readTables(db, options));
      if (!found) throw new NotFound(`There is no table of ${options.competition} ${options.season}`);
      const { main, tables } = found;
      const text = options.json
        ? JSON.stringify({ ...main, tables }, null, 2)
        : tables.map((table) => formatTable(table, tables.length > 1)).join('\n\n');
      process.stdout.write(`${text}\n`);
    });
};

async function readTables(
  db: Db,
  season: { competition: string; season: string },
): Promise<{ main: LeagueTable; tables: LeagueTable[] } | null> {
  const main = await findLeagueTable(db, season);
  return main && { main, tables: await listTablesOfSeason(db, { seasonId: main.season.id }) };
}

/** The table as lines of text. Its heading names the stage and the group when the season has several tables. */
function formatTable(
  { competition, season, stage, group, standings, deductions, places }: LeagueTable,
  namesStage: boolean,
): string {
  const names = [
    `${competition.name} ${season.name}`,
    ...(namesStage ? [formatStage(stage)] : []),
    ...(group === null ? [] : [formatGroup(group)]),
  ];
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
  return [names.join(', '), ...lines, ...notes].join('\n');
}
