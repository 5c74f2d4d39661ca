import type { Command } from 'commander';
import type { ExitCode } from './exit-code.ts';

/** Adds a command to the program. `finish` sets the exit code when it is not 0. */
export type AddCommand = (program: Command, finish: (code: ExitCode) => void) => void;
