import { globSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { RunningFeature, ServerFeature } from '#platform/features/define-server-feature.ts';
import { listDeclared, startFeatures } from '#platform/features/join-server-features.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createSiteParts } from '#tests/kit/site/site-parts.ts';
import { serverFeatures } from './features.ts';
import { allMigrations } from './site-database.ts';

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('every subject with a server part is in the list, under the name of its folder', () => {
  const folders = globSync('src/features/*/server/feature.ts').map((path) => path.split('/')[2]);
  expect(serverFeatures.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test('no two subjects declare the same mail or the same channel', () => {
  expect(twice(listDeclared(serverFeatures, 'mails').flatMap(Object.keys))).toEqual([]);
  expect(twice(listDeclared(serverFeatures, 'channels').flatMap(Object.keys))).toEqual([]);
});

test('every migration of a subject is declared', () => {
  const files = globSync('src/{features,platform}/*/migrations/[0-9]*.ts').map((path) =>
    path.split('/').at(-1)?.replace('.ts', ''),
  );
  for (const path of globSync('src/features/*/tables.ts'))
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/sqlMigration\('([^']+)'/g)) files.push(name);
  expect(allMigrations.map(({ name }) => name).sort()).toEqual(files.sort());
});

describeOnEachDatabase('the subjects', (open) => {
  it('start without two jobs or two services of one name', async () => {
    const site = createSiteParts((await open()).db);
    const features: readonly ServerFeature[] = serverFeatures.filter(({ name }) => name !== 'accounts');
    const { running } = await startFeatures(features, site);
    const jobs = running.flatMap(({ jobs = [] }: RunningFeature) => jobs.map(({ name }) => name));
    expect(jobs.length).toBeGreaterThan(20);
    expect(twice(jobs)).toEqual([]);
    expect(twice(running.flatMap(({ services = {} }) => Object.keys(services)))).toEqual([]);
    for (const { close } of running) await close?.();
  });
});
