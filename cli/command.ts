import type { Command } from 'commander';

/** Adds a command to the program. `finish` sets the exit code when it is not 0. */
export type AddCommand = (program: Command, finish: (code: ExitCode) => void) => void;

/** What scripts can rely on. `--help` and the README list them. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  wrongUsage: 2,
  unknownTeams: 3,
  unreadableFile: 4,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const EXIT_CODE_HELP = `
Exit codes:
  0    done
  1    failed
  2    wrong usage
  3    nothing written: the file has unknown teams
  4    nothing written: the file cannot be read
  130  interrupted with Ctrl+C
A command that fails or is interrupted leaves the database as it was, except import, rebuild-matches, rebuild-search and
replay: they continue when they run again (replay with --fixture).`;
