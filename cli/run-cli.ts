import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ArchiveRefused, ArchiveUnreadable } from '#features/archive/rules/archive-manifest.ts';
import { RestoreUnfinished } from '#features/archive/rules/unfinished-restore.ts';
import { ImportFileInvalid } from '#features/article-import/rules/imported-record.ts';
import { ConfigError } from '#platform/config.ts';
import { DatabaseTooNew, DatabaseUnavailable } from '#platform/db/errors.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { StartupError } from '#platform/startup-error.ts';
import { UnreadableFile } from './arguments.ts';
import { EXIT_CODE_HELP, EXIT_CODES, type ExitCode } from './command.ts';
import { addExport, addRestore } from './commands/archive.ts';
import { addCreateAdmin } from './commands/create-admin.ts';
import { addDoctor } from './commands/doctor.ts';
import { addImportArticles } from './commands/import-articles.ts';
import { addImportInternationals } from './commands/import-internationals.ts';
import { addImportSeason } from './commands/import-season.ts';
import { addPersonalData } from './commands/personal-data.ts';
import { addRebuildMatches, addRebuildSearch } from './commands/rebuild.ts';
import { addRecount } from './commands/recount.ts';
import { addReplay } from './commands/replay.ts';
import { addStandings } from './commands/standings.ts';
import { formatInvalidInput } from './invalid-input.ts';

/** Their messages are written for the operator. Other errors are bugs and are shown with their stack. */
const EXPECTED = [
  ArchiveRefused,
  RestoreUnfinished,
  ConfigError,
  StartupError,
  DatabaseUnavailable,
  DatabaseTooNew,
  NotFound,
  Conflict,
];

/** A file that the operator has named. */
const UNREADABLE = [UnreadableFile, ImportFileInvalid, ArchiveUnreadable];

/** Runs one command of the operator. `args` are the words after `npm run cli --`. Returns the exit code. */
export async function runCli(args: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT_CODES.done;
  const program = new Command('npm run cli --')
    .description('Commands for the operator. They work while the server runs, with the same settings.')
    .addHelpText('after', EXIT_CODE_HELP)
    .exitOverride();
  for (const add of [
    addImportArticles,
    addImportSeason,
    addImportInternationals,
    addStandings,
    addRebuildMatches,
    addRebuildSearch,
    addReplay,
    addRecount,
    addExport,
    addRestore,
    addCreateAdmin,
    addPersonalData,
    addDoctor,
  ])
    add(program, (code) => {
      exitCode = code;
    });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander prints its own messages, except those of a command.
      if (error instanceof InvalidArgumentError) process.stderr.write(`error: ${error.message}\n`);
      return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.wrongUsage;
    }
    if (error instanceof InvalidInput) {
      process.stderr.write(`${formatInvalidInput(error)}\n`);
      return EXIT_CODES.wrongUsage;
    }
    if (UNREADABLE.some((type) => error instanceof type)) {
      process.stderr.write(`${String(error).replace(/^\w+: /, '')}\n`);
      return EXIT_CODES.unreadableFile;
    }
    const isExpected = EXPECTED.some((type) => error instanceof type);
    const message =
      isExpected || !(error instanceof Error) ? String(error).replace(/^\w+: /, '') : error.stack;
    process.stderr.write(`${message}\n`);
    return EXIT_CODES.failed;
  }
}
