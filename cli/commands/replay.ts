import { StartupError } from '#server/start/startup-error.ts';
import type { AddCommand } from '../add-command.ts';
import { parseSpeed } from '../arguments.ts';

export const addReplay: AddCommand = (program) => {
  program
    .command('replay')
    .description('Play a recorded match as if it happened now.')
    .argument('<file>', 'the recorded match')
    .option('--speed <factor>', 'minutes of the match for each minute, 1 to 60', parseSpeed, 1)
    .action(() => {
      throw new StartupError('This version has no replay yet.');
    });
};
