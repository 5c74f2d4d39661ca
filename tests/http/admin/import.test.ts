import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { matchDeskText } from '#features/matches/text.ts';
import { importFileProblems, importText } from '#features/season-import/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { PREMIER_LEAGUE_FILE, PREMIER_LEAGUE_TABLE } from '../../kit/content/football-data.ts';
import { writeCompetition, writeTeam } from '../../kit/content/matches.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const FILE = `= Liqa 2024/25
▪ Matchday 1
Fri Aug 2 2024
  20:00  Qarabağ FK  v Sebayil Bakı  3-1 (1-1)
  20:00  Araz  v Neftçi  0-0`;

describe('the import of a season', async () => {
  let editor: Actor;
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor');
      for (const name of ['Qarabağ', 'Neftçi', 'Sebail']) await writeTeam(db, name);
    },
  });
  afterAll(site.stop);
  const form = { competition: 'azerbaijan-premier-league', season: '2024-25', timeZone: '', content: FILE };
  const countFixtures = async () => {
    let count = -1;
    await site.change(async (db) => {
      count = (await db.selectFrom('fixture').select('id').execute()).length;
    });
    return count;
  };

  test('links the competitions on a new site, which has none', async () => {
    const who = await signIn(site, editor.email);
    for (const path of ['/admin/import', '/admin/matches/create'])
      expect(textOf(await (await who.get(path)).text())).toContain(matchDeskText.noCompetitions);
    await site.change(async (db) => {
      await writeCompetition(db, 'azerbaijan-premier-league');
      await writeCompetition(db, 'epl', { region: 'europe' });
    });
  });

  test('reports missing input at the field and keeps the typed text', async () => {
    const who = await signIn(site, editor.email);
    const empty = await who.post('/admin/import', { season: '24/25', content: '' });
    const html = await empty.text();
    expect(empty.status).toBe(422);
    for (const code of ['import.competitionRequired', 'import.season', 'import.contentRequired'] as const)
      expect(textOf(html)).toContain(problemText[code]);
    expect(html).toContain('value="24/25"');
    const zone = await who.post('/admin/import', { ...form, competition: 'epl' });
    expect(textOf(await zone.text())).toContain(problemText['import.timeZoneRequired']);
    const upload = new FormData();
    for (const [name, value] of Object.entries({ ...form, content: '' })) upload.set(name, value);
    upload.set('file', new File([Buffer.from('date,home,away\n2024-08-02,Türk,Neftçi', 'latin1')], 'a.csv'));
    const encoded = await who.post('/admin/import', upload);
    expect(textOf(await encoded.text())).toContain(problemText['import.encoding']);
    const wrong = await who.post('/admin/import', { ...form, content: `${FILE}\n25:00 A v B` });
    const shown = await wrong.text();
    expect(textOf(shown)).toContain(`${importText.line.line(6)}: ${importFileProblems.timeInvalid}`);
    expect(shown).toContain('25:00 A v B');
    const long = await who.post('/admin/import', {
      ...form,
      content: `${FILE}\n${'# qeyd\n'.repeat(50_000)}`,
    });
    expect(textOf(await long.text())).toContain(problemText['field.tooLong']);
  });

  test('names everything that is wrong with the fields and the lines at once', async () => {
    const who = await signIn(site, editor.email);
    const wrong = (count: number) => Array.from({ length: count }, () => '25:00 A v B');
    const send = async (count: number) => {
      const content = [FILE, ...wrong(count)].join('\n');
      const answer = await who.post('/admin/import', { ...form, season: '24/25', content });
      expect(answer.status).toBe(422);
      return textOf(await answer.text());
    };
    const shown = await send(21);
    expect(shown).toContain(problemText['import.season']);
    const { line } = importText.line;
    expect(shown).toContain(`${line(6)}: ${importFileProblems.timeInvalid} 25:00 ${line(7)} 25:00`);
    expect(shown).toContain(`${line(26)} 25:00`);
    expect(shown).not.toContain(importText.morePlaces(0));
    const more = await send(23);
    expect(more).toContain(importText.morePlaces(2));
    expect(more).not.toContain(line(27));
  });

  test('checks first, asks about unknown teams, and imports', async () => {
    const who = await signIn(site, editor.email);
    const checked = await (await who.post('/admin/import', { ...form, intent: 'check' })).text();
    expect(textOf(checked)).toContain(importText.fixtureCounts(2, 0, 0));
    for (const name of ['Sebayil Bakı', 'Araz']) expect(checked).toContain(`name="team:${name}"`);
    const teams = { 'team:Sebayil Bakı': 'sebail', 'team:Araz': '' };
    const refused = await who.post('/admin/import', { ...form, ...teams, intent: 'write' });
    expect(textOf(await refused.text())).toContain(importText.unknownLeft);
    expect(await countFixtures()).toBe(0);
    const all = await (await who.post('/admin/import', { ...form, ...teams, intent: 'createTeams' })).text();
    expect(textOf(all)).toContain(`${importText.created} Araz`);
    expect(all).toContain('name="team:Araz" value="+"');
    expect(all).toContain('name="team:Sebayil Bakı" value="sebail"');
    expect(await countFixtures()).toBe(0);
    const chosen = { ...form, ...teams, 'team:Araz': '+', intent: 'write' };
    const done = textOf(await (await who.post('/admin/import', chosen)).text());
    expect(done).toContain(importText.written);
    expect(await countFixtures()).toBe(2);
    const again = textOf(await (await who.post('/admin/import', { ...form, intent: 'write' })).text());
    expect(again).toContain(importText.noChanges);
    expect(await countFixtures()).toBe(2);
  });

  const CUP =
    '= Kubok 2022\n▪ Group A\nSun Nov 20 2022\n 19:00 Qatar v Ecuador 0-2\n (Enner Valencia 16, 31)';
  const FINAL = '= Kubok 2022\n▪ Final\nSun Dec 18 2022\n 18:00 Qatar v Ecuador 1-0';
  const SQUADS = JSON.stringify([
    { name: 'Ecuador', fifa_code: 'ECU', players: [{ number: 13, pos: 'FW', name: 'Enner Valencia' }] },
  ]);
  const sendFiles = (fields: Record<string, string>, files: Record<string, string>) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.append(name, value);
    for (const [name, text] of Object.entries(files)) sent.append('file', new File([text], name));
    return sent;
  };

  test('imports a whole tournament from several files into a new competition with one press', async () => {
    const who = await signIn(site, editor.email);
    const cup = { competition: '+', newCompetition: 'Dünya kuboku', region: 'world', season: '2022' };
    const fields = { ...cup, timeZone: 'UTC', createsTeams: '1', intent: 'write' };
    const nameless = await who.post('/admin/import', { ...form, ...fields, newCompetition: '…' });
    expect(textOf(await nameless.text())).toContain(problemText['import.competitionName']);
    const files = { 'cup.txt': CUP, 'finals.txt': FINAL, 'squads.json': SQUADS };
    const done = textOf(await (await who.post('/admin/import', sendFiles(fields, files))).text());
    expect(done).toContain(importText.written);
    expect(done).toContain(importText.newCompetition);
    expect(done).toContain(importText.squadCounts(1, 1, 0));
    const screen = textOf(await (await who.get('/admin/import')).text());
    expect(screen).toContain('Dünya kuboku');
  });

  test('keeps several files between the check and the import, and leaves out what it cannot read', async () => {
    const who = await signIn(site, editor.email);
    const fields = { competition: 'dunya-kuboku', season: '2023', timeZone: 'UTC', intent: 'check' };
    const files = { 'cup.txt': CUP, 'wrong.txt': `${FINAL}\n 25:00 A v B` };
    const refused = await (await who.post('/admin/import', sendFiles(fields, files))).text();
    expect(textOf(refused)).toContain(
      `wrong.txt, ${importText.line.line(5)}: ${importFileProblems.timeInvalid}`,
    );
    expect(textOf(refused)).toContain(importText.chosenFiles('cup.txt, wrong.txt'));
    const [, packed = ''] = /name="packed" value="([^"]+)"/.exec(refused) ?? [];
    const checked = await who.post('/admin/import', { ...fields, packed, intent: 'skipUnread' });
    const shown = await checked.text();
    expect(textOf(shown)).toContain(importText.matchCounts(2, 1, 0));
    expect(textOf(shown)).toContain(importText.unread);
    expect(shown).toContain('name="skipsUnread"');
    const written = { ...fields, packed, skipsUnread: '1', intent: 'write' };
    expect(textOf(await (await who.post('/admin/import', written)).text())).toContain(importText.written);
  });

  test('a season that the command line imports is on the page of the tables at once', async () => {
    const readTable = async () => textOf(await (await site.fetch('/tournament-tables')).text());
    expect(await readTable()).not.toContain('Zirə');
    const season = ['--competition', 'azerbaijan-premier-league', '--season', '2025-26'];
    const args = [
      'scripts/run.mjs',
      'cli',
      'import-season',
      PREMIER_LEAGUE_FILE,
      ...season,
      '--create-teams',
    ];
    const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir, ...site.databaseEnv };
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    await expect.poll(readTable).toContain('Zirə');
    for (const [name] of PREMIER_LEAGUE_TABLE.slice(0, 9)) expect(await readTable()).toContain(name);
  });
});
