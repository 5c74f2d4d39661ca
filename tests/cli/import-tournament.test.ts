import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { appendEntries } from '#features/matches/rules/ledger/append-entries.ts';
import { newId } from '#platform/create-id.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { runCommand } from '../kit/site/run-command.ts';

const GROUPS = `= Dünya çempionatı 2022

Group A | Qatar  Ecuador  Senegal
Group B | England  Iran  Wales

▪ Group A
Sun Nov 20 2022
  19:00  Qatar v Ecuador  0-2 (0-2)  @ Al Bayt
     (Enner Valencia 16' (pen.), 31')
     Referee: Daniele Orsato (Italy)
Mon Nov 21
  19:00  Senegal v Ecuador  1-1 (0-0)
  22:00  Qatar v Senegal  0-3 (0-1)

▪ Group B
Mon Nov 21
  16:00  England v Iran  6-2 (3-0)
  22:00  Wales v England  0-3 (0-0)
Tue Nov 22
  13:00  Wales v Iran  0-2 (0-0)`;
const FINALS = `= Dünya çempionatı 2022
▪ Semi-finals
Tue Dec 13 2022
  22:00  Ecuador v Iran  4-2 pen. 1-1 a.e.t. (1-1, 0-1)
  22:00  England v Senegal  2-0 (1-0)
▪ Final
Sun Dec 18
  18:00  Ecuador v England  0-1 (0-1)`;
const SQUADS = JSON.stringify([
  {
    name: 'Ecuador',
    fifa_code: 'ECU',
    players: [{ number: 13, pos: 'FW', name: 'Enner Valencia', date_of_birth: '1989-11-04' }],
  },
]);

describe('npm run cli -- import-season of a tournament', () => {
  let folder = '';
  const files: string[] = [];
  const target = ['--competition', 'world-cup', '--season', '2022'];
  const create = ['--create-competition', 'Dünya çempionatı', '--create-teams', '--time-zone', 'Asia/Qatar'];
  const run = (args: readonly string[], dataDir = folder) =>
    runCommand(['import-season', ...args], { DATA_DIR: dataDir });

  beforeAll(() => {
    const runFolder = inject('runFolder');
    mkdirSync(runFolder, { recursive: true });
    folder = mkdtempSync(join(runFolder, 'tournament-'));
    const parts = { 'cup.txt': GROUPS, 'cup_finals.txt': FINALS, 'squads.json': SQUADS };
    for (const [name, text] of Object.entries(parts)) {
      const file = join(mkdtempSync(join(runFolder, 'files-')), name);
      writeFileSync(file, text);
      files.push(file);
    }
  });

  it('needs a database, unless it creates a competition', async () => {
    const refused = await run([files[0] ?? '', ...target]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no database') });
    const dry = await run([...files, ...target, ...create, '--dry-run']);
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('Dry run: nothing was written.') });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('creates the database, the competition and the whole tournament from one file', async () => {
    const own = mkdtempSync(join(folder, 'one-'));
    const done = await run([files[0] ?? '', ...target, ...create], own);
    expect(done).toMatchObject({ code: 0, stderr: expect.stringContaining('A new database is created') });
    expect(done.stdout).toContain('Dünya çempionatı 2022 (new competition, new season)');
    expect(done.stdout).toContain('file: 6 matches read, 0 skipped');
    expect(done.stdout).toContain('stages: Qrup mərhələsi');
    expect(done.stdout).toMatch(/Written\.\n$/);
  });

  it('imports several files at once, changes nothing the second time, and prints the table', async () => {
    const first = await run([...files, ...target, ...create]);
    expect(first.code).toBe(0);
    for (const line of ['matches: 9 new', 'squads: 1 read, 1 new', 'people: 2 read, 2 new', 'Qətər (Qatar)'])
      expect(first.stdout).toContain(line);
    const again = await run([...files, ...target, '--time-zone', 'Asia/Qatar']);
    expect(again).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('Nothing to change.'),
    });
    const table = await runCommand(['standings', ...target], { DATA_DIR: folder });
    expect(table.stdout).toContain('Seneqal');
    const open = await openDatabase({ kind: 'sqlite', file: join(folder, 'newsroom.sqlite') });
    const scorers = await open.db
      .selectFrom('fixture_event')
      .innerJoin('player', 'player.id', 'player_id')
      .select(['player.name', 'minute'])
      .orderBy('minute')
      .execute();
    await open.close();
    expect(scorers.map(({ name, minute }) => `${name} ${minute}`)).toEqual([
      'Enner Valencia 16',
      'Enner Valencia 31',
    ]);
  });

  it('lists the competitions when there is none with the slug, and asks for what is missing', async () => {
    const args = [files[0] ?? '', '--season', '2022', '--time-zone', 'Asia/Qatar'];
    expect(await run([...args, '--competition', 'worldcup'])).toMatchObject({
      code: 1,
      stderr: 'There is no competition worldcup. There are: world-cup\n',
    });
    const named = ['--competition', 'Euro 2024', '--create-competition', 'Avropa'];
    expect(await run([...args, ...named])).toMatchObject({ code: 2 });
    expect(await run([files[0] ?? '', ...target, '--region', 'asia'])).toMatchObject({ code: 2 });
  });

  it('names each cause once with its first line, and can leave out what it cannot read', async () => {
    const wrong = join(folder, 'wrong.txt');
    writeFileSync(wrong, `${FINALS}\n  25:00  Iran v Wales\n  26:00  Qatar v Wales`);
    const args = [wrong, ...target, '--time-zone', 'Asia/Qatar'];
    expect(await run(args)).toMatchObject({
      code: 4,
      stdout: 'line 9: is not a time such as 20:00: "25:00" (and 1 more, the last in line 10)\n',
    });
    const skipped = await run([...args, '--skip-unreadable', '--dry-run']);
    expect(skipped.stdout).toContain('file: 3 matches read, 2 skipped');
    expect(skipped.stdout).toContain('skipped: line 9: is not a time');
    expect(skipped.code).toBe(0);
  });
});

it('npm run cli -- import-internationals imports all matches of a national team once', async () => {
  const runFolder = inject('runFolder');
  mkdirSync(runFolder, { recursive: true });
  const folder = mkdtempSync(join(runFolder, 'internationals-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const results = write(
    'results.csv',
    `date,home_team,away_team,home_score,away_score,tournament
1996-09-01,Azerbaijan,Switzerland,1,0,FIFA World Cup qualification
2023-11-16,Azerbaijan,Sweden,3,0,UEFA Euro qualification
2024-11-16,Azerbaijan,Estonia,0,0,UEFA Nations League
2019-06-02,Azerbaijan,Padania,1,1,CONIFA`,
  );
  const goals = write(
    'goals.csv',
    `date,home_team,away_team,team,scorer,minute,own_goal,penalty
1996-09-01,Azerbaijan,Switzerland,Azerbaijan,Vidadi Rzayev,28,FALSE,FALSE`,
  );
  const dataDir = join(folder, 'data');
  const run = (...args: string[]) =>
    runCommand(['import-internationals', results, '--goals', goals, '--team', 'Azerbaijan', ...args], {
      DATA_DIR: dataDir,
    });
  expect((await run('--dry-run')).stdout).toContain('Dry run: nothing was written.');
  const first = await run();
  expect(first).toMatchObject({ code: 0 });
  for (const line of [
    'Dünya çempionatının seçmə mərhələsi 1996/97: 1 new matches, 0 changed, 1 new goals',
    '3 matches read, 1 goals read, 0 skipped, 3 without a scorer',
    'left out, not a known tournament: CONIFA (1 matches)',
    'Shoot-outs are not imported',
  ])
    expect(first.stdout).toContain(line);
  expect((await run()).stdout).toContain('Nothing to change.');
  const open = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'newsroom.sqlite') });
  const { id: eventId, fixture_id: fixtureId } = await open.db
    .selectFrom('ledger_entry')
    .innerJoin('fixture', 'fixture.id', 'fixture_id')
    .select(['ledger_entry.id', 'fixture_id'])
    .where('home_score', '=', 3)
    .executeTakeFirstOrThrow();
  const now = Date.UTC(2026, 0, 1);
  const event = {
    type: 'result' as const,
    home: 4,
    away: 0,
    halfTime: null,
    regular: null,
    shootOut: null,
    at: now,
  };
  const entries = [{ id: newId(), action: 'correct' as const, eventId, event }];
  await appendEntries(open.db, { fixtureId, entries, source: 'desk', staffId: null, now });
  await open.close();
  expect((await run()).stdout).toContain('kept: Azərbaycan – İsveç is 4-0 on the site and 3-0 in the file');
  expect((await run('--since', '2020')).stdout).toContain('2 matches read');
  expect(
    await runCommand(['import-internationals', results, '--team', 'Azərbaycan'], { DATA_DIR: dataDir }),
  ).toMatchObject({ code: 3, stdout: expect.stringContaining('the file has no match of "Azərbaycan";') });
  expect(
    await runCommand(['import-internationals', goals, '--team', 'Azerbaijan'], { DATA_DIR: dataDir }),
  ).toMatchObject({
    code: 4,
    stdout: expect.stringContaining('the header lacks these columns'),
  });
});
