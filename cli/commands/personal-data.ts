import { personalDecisions } from '#app/declarations.ts';
import { erasePersonalData, findErasableData } from '#features/personal-data/rules/erase-personal-data.ts';
import { exportPersonalData } from '#features/personal-data/rules/export-personal-data.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import { type AddCommand, EXIT_CODES } from '../command.ts';
import { withDatabase } from '../with-database.ts';

interface PersonOptions {
  comment?: string;
  push?: string;
}

export const addPersonalData: AddCommand = (program, finish) => {
  const group = program
    .command('personal-data')
    .description(
      'Export or erase what is stored of a person: reader, subscriber, or member of the newsroom.',
    );
  const addPerson = (name: string, description: string) =>
    group
      .command(name)
      .description(description)
      .argument('[email]', 'the e-mail address of the person')
      .option('--comment <id>', 'one of their comments: all of that browser are found')
      .option('--push <endpoint>', 'the address of their browser at its push service');
  const readChange = (email: string | undefined, { comment, push }: PersonOptions) => ({
    actor: null,
    input: { email: email ?? '', comment: comment ?? '', pushEndpoint: push ?? '' },
    decisions: personalDecisions,
    now: now(),
    newId,
  });

  addPerson('export', 'Print everything that is stored of the person as JSON. Keep it secret.').action(
    async (email: string | undefined, options: PersonOptions) => {
      await withDatabase(async (db) => {
        for await (const part of await exportPersonalData(db, readChange(email, options)))
          process.stdout.write(part);
      });
    },
  );

  addPerson('erase', 'Erase what is stored of the person. It cannot be undone.')
    .option('--yes', 'really erase; without it the command only says what it would erase')
    .action(async (email: string | undefined, { yes, ...options }: PersonOptions & { yes?: true }) => {
      const change = readChange(email, options);
      const found = await withDatabase((db) =>
        yes ? erasePersonalData(db, change) : findErasableData(db, change),
      );
      for (const { table, rows } of found) process.stdout.write(`${table}: ${rows}\n`);
      if (yes) return;
      process.stderr.write('Nothing was erased. Repeat the command with --yes.\n');
      finish(EXIT_CODES.wrongUsage);
    });
};
