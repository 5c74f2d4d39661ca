import { InvalidArgumentError } from 'commander';
import type { ImportReport } from '#features/season-import/rules/import-report.ts';
import { importSeason } from '#features/season-import/rules/import-season.ts';
import { type ImportedSeason, ImportRefused } from '#features/season-import/rules/parse/imported-season.ts';
import { parseSeason } from '#features/season-import/rules/parse/parse-season.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import { InvalidInput } from '#platform/errors.ts';
import { collectTeam, parseTimeZone, readInput, withSeasonOptions } from '../arguments.ts';
import { type AddCommand, EXIT_CODES } from '../command.ts';
import { formatImportReport, formatProblem } from '../format-import.ts';
import { withProgressBar } from '../progress-bar.ts';
import { withDatabase } from '../with-database.ts';

const TIME_ZONE_NEEDED = 'Competitions outside of Azerbaijan need --time-zone, such as Europe/London.';

interface Options {
  competition: string;
  season: string;
  createTeams?: true;
  team?: Map<string, string>;
  timeZone?: string;
  dryRun?: true;
  json?: true;
}

export const addImportSeason: AddCommand = (program, finish) => {
  withSeasonOptions(program.command('import-season'))
    .description('Import the matches and results of a season. Running it again changes nothing.')
    .argument('<file>', 'Football.TXT or JSON of openfootball, or CSV with a header; - reads standard input')
    .option('--create-teams', 'create teams that are not known yet')
    .option('--team <name=slug>', 'use this team for a name of the file; can be repeated', collectTeam)
    .option('--time-zone <name>', 'time zone of the file (default for Azerbaijan: Asia/Baku)', parseTimeZone)
    .option('--dry-run', 'write nothing and report what would change')
    .option('--json', 'print the report as JSON')
    .action(async (file: string, options: Options) => {
      const season = readSeason(file);
      if (season instanceof ImportRefused) {
        print(options, { problems: season.problems }, () => season.problems.map(formatProblem).join('\n'));
        return finish(EXIT_CODES.unreadableFile);
      }
      const report = await withDatabase((db) =>
        withProgressBar('Importing', (onProgress) =>
          importSeason(db, {
            season,
            target: options,
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
      ).catch(requireTimeZone);
      print(options, report, () => formatImportReport(report));
      if (report.teams.unknown.length > 0) finish(EXIT_CODES.unknownTeams);
    });
};

function readSeason(file: string): ImportedSeason | ImportRefused {
  try {
    return parseSeason(readInput(file));
  } catch (error) {
    if (error instanceof ImportRefused) return error;
    throw error;
  }
}

/** Only the domain knows the region of the competition. @throws InvalidArgumentError, which is wrong usage. */
function requireTimeZone(error: unknown): never {
  if (error instanceof InvalidInput) throw new InvalidArgumentError(TIME_ZONE_NEEDED);
  throw error;
}

function print({ json }: Options, value: ImportReport | object, format: () => string): void {
  process.stdout.write(`${json ? JSON.stringify(value, null, 2) : format()}\n`);
}
