/**
 * `npm run bench -- import`: how long imports of 10,000 matches with their scorers take, on SQLite and on PostgreSQL: 25 seasons of a
 * league of 20 teams, a file for each, and then one file with a season of 10,000 matches. Each runs twice; the second run changes
 * nothing. `… import sqlite` or `… import postgres` measures one engine only.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { hasChanges } from '#features/season-import/rules/import-report.ts';
import { importSeason } from '#features/season-import/rules/import-season.ts';
import { parseSeason } from '#features/season-import/rules/parse/parse-season.ts';
import type { Db } from '#platform/db/schema.ts';
import { makeNewId } from '#platform/new-id.ts';
import { generateSeason } from './generate-season.ts';
import { chosenEngines, withEachEngine } from './with-each-engine.ts';

const SEASONS = 25;
const FIRST_YEAR = 1999;
const newId = makeNewId(randomBytes);
const load = () => `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

await withEachEngine(async (engine, { db }) => {
  console.log(`\n${engine}; ${load()}`);
  console.log(
    `${''.padEnd(38)}${['time', 'CPU', 'matches/s', 'max. RSS', 'changed'].map((one) => one.padStart(10)).join('')}  CPU and RSS of this process`,
  );
  for (const slug of ['league', 'large'])
    await db
      .insertInto('competition')
      .values({
        id: newId(),
        slug,
        name: slug,
        region: 'world',
        kind: 'league',
        category_slug: null,
        position: 1,
        version: 1,
      })
      .execute();
  const league = Array.from({ length: SEASONS }, (_, index) => {
    const year = FIRST_YEAR + index;
    const season = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
    return {
      competition: 'league',
      season,
      text: generateSeason({ year, teams: 20, matches: 380, seed: index }),
    };
  });
  const large = [
    {
      competition: 'large',
      season: '2024',
      text: generateSeason({ year: 2024, teams: 101, matches: 10_000, seed: 7 }),
    },
  ];
  await measure(db, `${SEASONS} seasons of 380 matches`, league);
  await measure(db, 'one season of 10,000 matches', large);
}, chosenEngines(process.argv));

interface GeneratedFile {
  competition: string;
  season: string;
  text: string;
}

/** Imports the files twice and prints a line for each run. */
async function measure(db: Db, name: string, files: readonly GeneratedFile[]): Promise<void> {
  for (const run of ['first', 'second']) {
    let [matches, changed] = [0, 0];
    const [begun, cpu] = [performance.now(), process.cpuUsage()];
    for (const { text, ...target } of files) {
      const report = await importSeason(db, {
        season: parseSeason(text),
        target,
        timeZone: 'UTC',
        createTeams: 'all',
        mappedTeams: new Map(),
        isDryRun: false,
        actor: null,
        now: Date.now(),
        newId,
      });
      matches += report.fixtures.new + report.fixtures.changed + report.fixtures.unchanged;
      if (hasChanges(report)) changed += 1;
    }
    const seconds = (performance.now() - begun) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const cells = [
      `${seconds.toFixed(1)} s`,
      `${((user + system) / 1_000_000).toFixed(1)} s`,
      String(Math.round(matches / seconds)),
      `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
      `${changed} of ${files.length}`,
    ];
    console.log(`${name.padEnd(30)}${run.padEnd(8)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  }
}
