import { hasChanges, type ImportReport } from '#features/season-import/rules/import-report.ts';
import { importSeason } from '#features/season-import/rules/import-season.ts';
import { ImportRefused } from '#features/season-import/rules/parse/imported-season.ts';
import {
  type InternationalResults,
  parseInternationalResults,
} from '#features/season-import/rules/parse/parse-international-results.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import { parseCount, parseTimeZone, readInput } from '../arguments.ts';
import { type AddCommand, EXIT_CODES } from '../command.ts';
import { formatKept, formatProblems } from '../format-import.ts';
import { withProgressBar } from '../progress-bar.ts';
import { withDatabase } from '../with-database.ts';

interface Options {
  team: string;
  goals?: string;
  since: number;
  timeZone: string;
  dryRun?: true;
}

export const addImportInternationals: AddCommand = (program, finish) => {
  program
    .command('import-internationals')
    .description(
      'Import all results and scorers of a national team: one competition for each tournament. Running it again changes nothing.',
    )
    .argument(
      '<results>',
      'CSV with date, home_team, away_team, home_score, away_score, tournament and neutral',
    )
    .requiredOption('--team <name>', 'the national team as the file spells it, such as Azerbaijan')
    .option(
      '--goals <file>',
      'CSV with date, home_team, away_team, team, scorer, minute, own_goal and penalty',
    )
    .option('--since <year>', 'leave out earlier matches', parseCount, 1)
    .option(
      '--time-zone <name>',
      'matches have no times and are planned for noon here',
      parseTimeZone,
      'Asia/Baku',
    )
    .option('--dry-run', 'write nothing and report what would change')
    .action(async (results: string, options: Options) => {
      const read = readResults(results, options);
      if (read instanceof ImportRefused) {
        process.stdout.write(`${formatProblems(read.problems)}\n`);
        return finish(EXIT_CODES.unreadableFile);
      }
      if (read.seasons.length === 0 && read.others.size === 0) {
        process.stdout.write(`Nothing was written: the file has no match of ${describeAsked(options)}.\n`);
        return finish(EXIT_CODES.unknownTeams);
      }
      await withDatabase(
        (db) =>
          withProgressBar('Importing', async (onProgress) => {
            const reports: ImportReport[] = [];
            for (const [index, { competition, slug, season }] of read.seasons.entries()) {
              const report = await importSeason(db, {
                season,
                target: { competition: competition.slug, season: slug },
                createCompetition: { name: competition.name, region: 'world' },
                timeZone: options.timeZone,
                createTeams: 'all',
                mappedTeams: new Map<string, string>(),
                isDryRun: options.dryRun === true,
                actor: null,
                now: now(),
                newId,
              });
              reports.push(report);
              await onProgress(index + 1, read.seasons.length);
            }
            return reports;
          }),
        options.dryRun ? 'imagine' : 'create',
      ).then((reports) => process.stdout.write(`${formatReports(read, reports)}\n`));
    });
};

/** A name that differs in one letter from that of the file has no matches. */
const describeAsked = ({ team, since }: Options) =>
  `"${team}"${since > 1 ? ` since ${since}` : ''}; write the team as the file spells it, such as Azerbaijan`;

function readResults(results: string, { team, goals, since }: Options): InternationalResults | ImportRefused {
  try {
    const files = { results: readInput(results), goals: goals === undefined ? null : readInput(goals) };
    return parseInternationalResults(files, { team, since });
  } catch (error) {
    if (error instanceof ImportRefused) return error;
    throw error;
  }
}

function formatReports(
  { others, skippedGoals }: InternationalResults,
  reports: readonly ImportReport[],
): string {
  const sum = (count: (report: ImportReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  const isWritten = reports.every((report) => report.isWritten);
  return [
    ...reports
      .filter((report) => hasChanges(report) || report.kept.length > 0)
      .flatMap((report) => [
        `${report.competition.name} ${report.season.name}: ${report.fixtures.new} new matches, ${report.fixtures.changed} changed, ${report.goals.new} new goals`,
        ...formatKept(report),
      ]),
    `${sum(({ matches }) => matches.read)} matches read, ${sum(({ goals }) => goals.read)} goals read, ${skippedGoals + sum(({ goals }) => goals.skipped)} skipped, ${sum(({ goals }) => goals.unnamed)} without a scorer`,
    ...[...others].map(([name, count]) => `left out, not a known tournament: ${name} (${count} matches)`),
    'Shoot-outs are not imported: the collection has no scores of them. Enter them at the match desk.',
    reports.some(hasChanges)
      ? isWritten
        ? 'Written.'
        : 'Dry run: nothing was written.'
      : 'Nothing to change.',
  ].join('\n');
}
