import { recountSubscribers } from '#features/newsletter/rules/subscribers/recount-subscribers.ts';
import { recountArticles } from '#features/tags/rules/recount-articles.ts';
import type { AddCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const addRecount: AddCommand = (program) => {
  program
    .command('recount')
    .description('Count articles and subscribers again. Nothing changes when the stored counts are right.')
    .option('--json', 'print the corrections as JSON')
    .action(async ({ json }: { json?: true }) => {
      const corrected = await withDatabase(async (db) => ({
        ...(await recountArticles(db)),
        subscribers: Number(await recountSubscribers(db)),
      }));
      const { categories, tags, bylines, subscribers } = corrected;
      const text = `Corrected counts: ${categories} categories, ${tags} tags, ${bylines} bylines, ${subscribers} of subscribers.`;
      process.stdout.write(`${json ? JSON.stringify(corrected) : text}\n`);
    });
};
