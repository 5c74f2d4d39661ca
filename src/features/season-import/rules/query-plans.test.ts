import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { readPremierLeague } from '#tests/kit/content/football-data.ts';
import { writeCompetition } from '#tests/kit/content/matches.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { importSeason } from './import-season.ts';
import { parseSeason } from './parse/parse-season.ts';

let database: ExplainingDatabase;
beforeAll(async () => {
  database = await openExplainingDatabase((db) => writeCompetition(db, 'apl'));
});
afterAll(() => database.close());

it('an import reads no table completely, except the teams, whose names it compares', async () => {
  const run = () =>
    importSeason(database.db, {
      season: parseSeason(readPremierLeague()),
      target: { competition: 'apl', season: '2024-25' },
      timeZone: null,
      createTeams: 'all',
      mappedTeams: new Map<string, string>(),
      isDryRun: false,
      actor: null,
      now: NOON,
      newId,
    });
  const scans = [...(await database.listTableScans(run)), ...(await database.listTableScans(run))];
  expect(scans.filter((step) => !/^SCAN team(_alias)?$/.test(step))).toEqual([]);
});
