import { expect, it } from 'vitest';
import { listShownBreaking } from '#domain/breaking/list-shown-breaking.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { migrateToLatest } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { allMigrations } from './all-migrations.ts';

it('the line that the settings had becomes an entry of the strip, and is no setting any more', async () => {
  const open = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  await migrateToLatest(
    open,
    allMigrations.filter(({ name }) => name < '0081'),
  );
  const row = (key: string, value: string) => ({
    key,
    value: JSON.stringify(value),
    version: 1,
    updated_at: NOON,
  });
  await open.db
    .insertInto('setting')
    .values([
      { ...row('site.breakingLine', 'Final bu axşam'), updated_by: null },
      { ...row('site.breakingAddress', '/article/final'), updated_by: null },
      { ...row('site.name', 'Meydan'), updated_by: null },
    ])
    .execute();
  await migrateToLatest(open);
  expect(await listShownBreaking(open.db)).toEqual([
    { id: 'settled-line', text: 'Final bu axşam', address: '/article/final', level: 'breaking' },
  ]);
  expect(await open.db.selectFrom('setting').select('key').execute()).toEqual([{ key: 'site.name' }]);
  await open.close();
});
