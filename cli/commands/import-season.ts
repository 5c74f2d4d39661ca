import { basename } from 'node:path';
import { Option } from 'commander';
import type { CompetitionRegion } from '#features/competitions/tables.ts';
import type { ImportReport } from '#features/season-import/rules/import-report.ts';
import { importSeason } from '#features/season-import/rules/import-season.ts';
import { type ImportedSeason, ImportRefused } from '#features/season-import/rules/parse/imported-season.ts';
import { parseSeasonFiles } from '#features/season-import/rules/parse/parse-season.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import { collectTeam, parseTimeZone, readInput, withSeasonOptions } from '../arguments.ts';
import { type AddCommand, EXIT_CODES } from '../command.ts';
import { formatImportReport, formatProblems } from '../format-import.ts';
import { withProgressBar } from '../progress-bar.ts';
import { type MissingDatabase, withDatabase } from '../with-database.ts';

interface Options {
  competition: string;
  season: string;
  createCompetition?: string;
  region: CompetitionRegion;
  createTeams?: true;
  team?: Map<string, string>;
  timeZone?: string;
  skipUnreadable?: true;
  dryRun?: true;
  json?: true;
}

const EXAMPLES = `
Examples:
  import-season cup.txt cup_finals.txt squads.json --competition world-cup --create-competition "Dünya çempionatı"
    --season 2022 --create-teams --time-zone Asia/Qatar
  import-season squads.json --competition world-cup --season 2022`;

export const addImportSeason: AddCommand = (program, finish) => {
  withSeasonOptions(program.command('import-season'))
    .description('Import the matches, results and squads of a season. Running it again changes nothing.')
    .argument(
      '<files...>',
      'the matches of the season or parts of it, and squads: Football.TXT or JSON of openfootball, or CSV with a header; - reads standard input',
    )
    .option(
      '--create-competition <name>',
      'create the competition under this name when there is none with the slug; its kind follows from the files. Without a database, a new one is created',
    )
    .addOption(
      new Option('--region <region>', 'of the competition that is created')
        .choices(['azerbaijan', 'europe', 'world'] satisfies CompetitionRegion[])
        .default('world'),
    )
    .option('--create-teams', 'create teams that are not known yet')
    .option('--team <name=slug>', 'use this team for a name of the file; can be repeated', collectTeam)
    .option('--time-zone <name>', 'time zone of the file (default for Azerbaijan: Asia/Baku)', parseTimeZone)
    .option('--skip-unreadable', 'leave out what cannot be read and import the rest; the report counts it')
    .option('--dry-run', 'write nothing and report what would change')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (files: string[], options: Options) => {
      const season = readSeason(files, options);
      if (season instanceof ImportRefused) {
        print(options, { problems: season.problems }, () => formatProblems(season.problems));
        return finish(EXIT_CODES.unreadableFile);
      }
      const { createCompetition, region } = options;
      const report = await withDatabase(
        (db) =>
          withProgressBar('Importing', (onProgress) =>
            importSeason(db, {
              season,
              target: options,
              createCompetition: createCompetition === undefined ? null : { name: createCompetition, region },
              timeZone: options.timeZone ?? null,
              createTeams: options.createTeams ? 'all' : new Set<string>(),
              mappedTeams: options.team ?? new Map<string, string>(),
              isDryRun: options.dryRun === true,
              actor: null,
              now: now(),
              newId,
              onProgress,
            }),
          ),
        chooseMissing(options),
      );
      print(options, report, () => formatImportReport(report));
      if (report.teams.unknown.length > 0) finish(EXIT_CODES.unknownTeams);
    });
};

/** Without a database there is no competition either, so only a command that creates one can begin a site. */
function chooseMissing({ createCompetition, dryRun }: Options): MissingDatabase {
  if (createCompetition === undefined) return 'refuse';
  return dryRun ? 'imagine' : 'create';
}

function readSeason(files: readonly string[], { skipUnreadable }: Options): ImportedSeason | ImportRefused {
  try {
    return parseSeasonFiles(
      files.map((file) => ({ name: file === '-' ? null : basename(file), text: readInput(file) })),
      { skipsUnread: skipUnreadable === true },
    );
  } catch (error) {
    if (error instanceof ImportRefused) return error;
    throw error;
  }
}

function print({ json }: Options, value: ImportReport | object, format: () => string): void {
  process.stdout.write(`${json ? JSON.stringify(value, null, 2) : format()}\n`);
}
