import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle } from '../kit/content/articles.ts';
import { findFootballData, PREMIER_LEAGUE_FILE, PREMIER_LEAGUE_TABLE } from '../kit/content/football-data.ts';
import { writeCompetition, writeTeam } from '../kit/content/matches.ts';
import { makePostgresDatabase } from '../kit/databases/make-postgres-database.ts';
import { runCommand } from '../kit/site/run-command.ts';
import { siteEngine } from '../kit/site/site.ts';

const SEASON = ['--competition', 'apl', '--season', '2024-25'];
const IMPORT = ['import-season', PREMIER_LEAGUE_FILE, ...SEASON];

function makeFolder(): string {
  const runFolder = inject('runFolder');
  mkdirSync(runFolder, { recursive: true });
  return mkdtempSync(join(runFolder, 'cli-'));
}

describe('npm run cli', () => {
  const env: Record<string, string> = {};
  let target: DatabaseTarget;
  let drop = async () => {};
  const run = (...args: string[]) => runCommand(args, env);

  async function withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const open = await openDatabase(target);
    await migrateToLatest(open, allMigrations);
    return work(open.db).finally(() => open.close());
  }

  beforeAll(async () => {
    env.DATA_DIR = makeFolder();
    target = { kind: 'sqlite', file: join(env.DATA_DIR, 'newsroom.sqlite') };
    if (siteEngine() === 'postgres') {
      const database = await makePostgresDatabase(inject('postgresUrl') ?? '');
      target = { kind: 'postgres', url: database.url };
      env.DATABASE_URL = database.url;
      drop = database.drop;
    }
    await withDb(async (db) => {
      await writeCompetition(db, 'apl');
      await writeCompetition(db, 'epl', { region: 'europe' });
      for (const [name] of PREMIER_LEAGUE_TABLE.slice(1)) await writeTeam(db, name);
    });
  });
  afterAll(() => drop());

  it('lists unknown teams and writes nothing, then imports, and changes nothing the second time', async () => {
    const refused = await run(...IMPORT);
    expect(refused).toMatchObject({ code: 3, stderr: '' });
    expect(refused.stdout).toContain('unknown team: Qarabağ');
    const dry = await run(...IMPORT, '--create-teams', '--dry-run', '--json');
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    const expected = {
      fixtures: { new: 180, changed: 0 },
      results: { new: 180 },
      teams: { created: ['Qarabağ'] },
    };
    expect(JSON.parse(dry.stdout)).toMatchObject({ ...expected, isWritten: false });
    expect(await withDb((db) => db.selectFrom('fixture').select('id').execute())).toEqual([]);

    const done = await run(...IMPORT, '--create-teams', '--json');
    expect(JSON.parse(done.stdout)).toMatchObject({ ...expected, isWritten: true });
    const again = await run(...IMPORT);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing to change.') });
    const entries = await withDb((db) => db.selectFrom('ledger_entry').select('id').execute());
    expect(entries).toHaveLength(180);
  });

  it('prints the published final table, also after everything is derived again', async () => {
    const readTable = async () => {
      const { stdout } = await run('standings', ...SEASON, '--json');
      const { standings } = JSON.parse(stdout) as {
        standings: { team: { name: string }; points: number; goalsFor: number; goalsAgainst: number }[];
      };
      return standings.map(({ team, points, goalsFor, goalsAgainst }) => [
        team.name,
        points,
        goalsFor,
        goalsAgainst,
      ]);
    };
    expect(await readTable()).toEqual(PREMIER_LEAGUE_TABLE);
    expect(await run('rebuild-matches')).toMatchObject({
      code: 0,
      stdout: 'Derived again: 180 matches, 1 tables.\n',
    });
    expect(await readTable()).toEqual(PREMIER_LEAGUE_TABLE);
    expect((await run('standings', ...SEASON)).stdout).toMatch(
      /^ 1 {2}Qarabağ {8}36 {2}28 {3}5 {3}3 {2}86 {2}19 {3}67 {3}89$/m,
    );
  });

  it('indexes the articles again', async () => {
    await withDb(async (db) => void (await writeArticle(db)));
    expect(await run('rebuild-search', '--json')).toEqual({
      code: 0,
      stdout: '{"articles":1}\n',
      stderr: '',
    });
    expect(await run('rebuild-search')).toMatchObject({ stdout: 'Indexed again: 1 articles.\n' });
  });

  it('writes all or nothing when it is interrupted', async () => {
    const season = ['--competition', 'apl', '--season', '2019-20'];
    const counts = [];
    for (const killAfter of [250, 400, 550]) {
      await runCommand(['import-season', PREMIER_LEAGUE_FILE, ...season, '--create-teams'], env, killAfter);
      const rows = await withDb((db) =>
        db
          .selectFrom('fixture')
          .innerJoin('season', 'season.id', 'season_id')
          .select('fixture.id')
          .where('season.slug', '=', '2019-20')
          .execute(),
      );
      counts.push(rows.length);
    }
    expect(counts.filter((count) => count !== 0 && count !== 180)).toEqual([]);
  });

  it('replays a match until its end, and continues after an interruption', async () => {
    const file = join(makeFolder(), 'match.json');
    const steps = [
      { type: 'mark', mark: 'kickOff', minute: 1 },
      { type: 'goal', side: 'home', player: '№ 9', minute: 1 },
      { type: 'mark', mark: 'fullTime', minute: 4 },
    ];
    writeFileSync(file, JSON.stringify({ home: { name: 'Neftçi' }, away: { name: 'Yeni' }, steps }));
    const replay = ['replay', file, '--speed', '60'];
    expect(await run(...replay)).toMatchObject({ code: 3, stdout: expect.stringContaining('Yeni') });
    const killed = await runCommand([...replay, '--create-teams'], env, /--fixture \w+\n/);
    const [, id = ''] = /--fixture (\w+)/.exec(killed.stdout) ?? [];
    expect(await run(...replay, '--fixture', id)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The match is over.'),
    });
    const match = await withDb((db) =>
      db.selectFrom('fixture').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(match).toMatchObject({ status: 'finished', home_score: 1, away_score: 0, last_sequence: 3 });
  });

  const exits: [name: string, args: string[], code: number][] = [
    ['help', ['--help'], 0],
    ['the help of a command', ['import-season', '--help'], 0],
    ['no command', [], 2],
    ['an unknown command', ['fly'], 2],
    ['a wrong season', ['standings', '--competition', 'apl', '--season', '24'], 2],
    ['a missing season', ['standings', '--competition', 'apl'], 2],
    [
      'a missing time zone',
      ['import-season', PREMIER_LEAGUE_FILE, '--competition', 'epl', '--season', '2024-25'],
      2,
    ],
    ['an unknown competition', ['standings', '--competition', 'nba', '--season', '2024-25'], 1],
    ['a missing file', ['import-season', 'nowhere.csv', ...SEASON], 4],
    ['a missing recording', ['replay', 'nowhere.json'], 4],
    ['a wrong speed', ['replay', 'match.json', '--speed', '61'], 2],
  ];
  it.each(exits)('answers %s with an exit code of its own', async (_, args, code) => {
    expect((await run(...args)).code).toBe(code);
  });

  it('names the line of a file that it cannot read', async () => {
    const unreadable = join(env.DATA_DIR ?? '', 'wrong.txt');
    writeFileSync(unreadable, '= Liqa\nFri Aug 2 2024\n25:00 A v B');
    const { code, stdout } = await run('import-season', unreadable, ...SEASON);
    expect([code, stdout]).toEqual([4, 'line 3: is not a time such as 20:00: "25:00"\n']);
  });

  it('does not create a database in a wrong folder', async () => {
    const { code, stderr } = await runCommand(['rebuild-matches'], { DATA_DIR: `${env.DATA_DIR}/nowhere` });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR: there is no database/)]);
  });

  const published = findFootballData('derived/apl_2024-25_final_table_points_gd_gf.json');
  const source = findFootballData('openfootball-europe-azerbaijan/2024-25_az1.txt');
  it.skipIf(!published || !source)('gives the table of the public data from its file', async () => {
    const season = ['--competition', 'apl', '--season', '2023-24'];
    const { code } = await run('import-season', source ?? '', ...season);
    expect(code).toBe(0);
    const { standings } = JSON.parse((await run('standings', ...season, '--json')).stdout);
    const rows = JSON.parse(readFileSync(published ?? '', 'utf8')) as Record<string, number>[];
    expect(standings).toMatchObject(
      rows.map((row) => ({
        position: row.pos,
        played: row.P,
        won: row.W,
        drawn: row.D,
        lost: row.L,
        goalsFor: row.GF,
        goalsAgainst: row.GA,
        points: row.Pts,
      })),
    );
  });
});
