import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { stageText } from '#features/competitions/text.ts';
import { teamRecordText } from '#features/teams/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { kickOff, periodMark, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeSeason, writeTeam } from '../../kit/content/matches.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const TEAM = { shortName: '', kind: 'club', primaryColor: '#111827', secondaryColor: '#ffffff' };

/** What each list takes, and a field with a problem. */
const lists: [
  path: string,
  fields: Record<string, string>,
  wrong: Record<string, string>,
  problem: string,
][] = [
  ['competitions', { kind: 'cup', region: 'europe' }, { kind: 'x' }, problemText['field.choice']],
  ['teams', TEAM, { shortName: 'Həddən uzun qısa ad' }, problemText['field.tooLong']],
  ['players', { shirt: '7' }, { team: 'Yoxdur' }, problemText['team.unknown']],
  ['venues', { city: 'Bakı' }, { city: 'ə'.repeat(81) }, problemText['field.tooLong']],
  ['officials', {}, { name: ' ' }, problemText['field.required']],
  ['broadcasters', { address: 'https://tv.az/' }, { address: 'tv' }, problemText['settings.address']],
];

describe('the data that matches refer to', async () => {
  let editor: Actor;
  let other: Actor;
  let author: Actor;
  let season = '';
  let competition = '';
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      other = await writeStaff(db, 'editor', { name: 'Nigar Əliyeva' });
      author = await writeStaff(db, 'author');
      season = await writeSeason(db, { competition: 'apl', name: '2025/26' });
      await db.updateTable('competition').set({ category_slug: null }).execute();
      await writeFixture(db, { teams: ['sabah', 'kepez'], season_id: season });
      await writeTeam(db, 'zire');
      const row = await db.selectFrom('competition').select('id').executeTakeFirstOrThrow();
      competition = row.id;
    },
  });
  afterAll(site.stop);

  const wordsOf = async (response: Response) => textOf(await response.text());
  const create = async (who: Visitor, path: string, fields: Record<string, string>) => {
    const answer = await who.post(`/admin/${path}`, { id: newId(), ...fields });
    expect(answer.status).toBe(302);
    return answer.headers.get('location') ?? '';
  };

  test.each(lists)(
    '%s: creates once, keeps what was typed, says who changed what, deletes',
    async (path, fields, wrong, problem) => {
      const who = await signIn(site, editor.email);
      const late = await signIn(site, other.email);
      const refused = await who.post(`/admin/${path}`, { name: 'Yazdığım ad', ...fields, ...wrong });
      const html = await refused.text();
      expect(refused.status).toBe(422);
      expect(textOf(html)).toContain(problem);
      expect(html).toContain(Object.values(wrong)[0]?.trim() || 'aria-invalid');
      if (!('name' in wrong)) expect(html).toContain('value="Yazdığım ad"');

      const twice = { id: newId(), name: `Birinci ${path}`, ...fields };
      const address = await create(who, path, twice);
      expect(await create(who, path, twice)).toBe(address);
      expect((await who.post(`/admin/${path}.data`, twice)).status).toBe(202);
      const changed = await who.post(`/admin/${path}`, { ...twice, name: `Düzəldilmiş ${path}` });
      expect(changed.status).toBe(409);
      const answer = await changed.text();
      expect(textOf(answer)).toContain(problemText['form.sentBefore']);
      expect(answer).toContain(`value="Düzəldilmiş ${path}"`);
      const links = elementsOf(await (await who.get(`/admin/${path}`)).text(), 'a').map(textOf);
      expect(links.filter((name) => name === `Birinci ${path}`)).toHaveLength(1);

      const change = { ...fields, intent: 'update', version: '1' };
      expect((await late.post(address, { ...change, name: 'Onun adı' })).status).toBe(302);
      const conflict = await who.post(address, { ...change, name: 'Mənim adım' });
      const page = await conflict.text();
      expect(conflict.status).toBe(409);
      for (const words of [problemText['record.conflict'], 'Nigar Əliyeva', 'Onun adı'])
        expect(textOf(page)).toContain(words);
      expect(page).toContain('value="Mənim adım"');
      expect(page).toMatch(/name="version" value="2"/);
      expect((await who.post(address, { ...change, name: 'Mənim adım', version: '2' })).status).toBe(302);
      expect((await who.post(address, { intent: 'delete' })).status).toBe(302);
      expect((await who.get(address)).status).toBe(404);
    },
  );

  test('a player’s endings are set in the form, and a report uses them', async () => {
    const who = await signIn(site, editor.email);
    const refused = await who.post('/admin/players', {
      id: newId(),
      name: 'Luke Shaw',
      genitive: '-nun <b>',
    });
    const page = await refused.text();
    expect(refused.status).toBe(422);
    expect(textOf(page)).toContain(problemText['name.ending']);
    expect(page).toContain('value="-nun &lt;b&gt;"');
    const address = await create(who, 'players', { name: 'Luke Shaw', genitive: '-nun' });
    const form = await (await who.get(address)).text();
    expect(form).toContain('value="-nun"');
    expect(textOf(form)).toContain(teamRecordText.hint.playerEndings);
    let match = '';
    await site.change(async (db) => {
      match = await writeFixture(db, { teams: ['shaw-fk', 'rival-fk'] });
      const player = { id: address.split('/').at(-1) ?? '', name: 'Luke Shaw' };
      const ownGoal = { type: 'ownGoal' as const, side: 'away' as const, player, minute: 9, added: null };
      await writeLedger(db, match, [kickOff(), ownGoal, periodMark('fullTime')]);
    });
    const draft = await (await who.get(`/admin/articles/create?match=${match}`)).text();
    expect(draft).toContain('9-cu dəqiqədə Luke Shaw-nun avtoqolundan sonra hesab 0:1 olub');
  });

  test('keeps the order of competitions, and refuses to delete what matches use', async () => {
    const who = await signIn(site, editor.email);
    const cup = (await create(who, 'competitions', { name: 'Kubok', kind: 'cup', region: 'azerbaijan' }))
      .split('/')
      .at(-1);
    expect((await who.post('/admin/competitions', { ids: `${cup},${competition}` })).status).toBe(302);
    const items = elementsOf(await (await who.get('/admin/competitions')).text(), 'li').map(textOf);
    expect(items.findIndex((text) => text.includes('Kubok'))).toBeLessThan(
      items.findIndex((text) => text.includes('Liqa apl')),
    );
    const used = await who.post(`/admin/competitions/${competition}`, { intent: 'delete' });
    expect([used.status, (await wordsOf(used)).includes(problemText['venue.inUse'])]).toEqual([409, true]);
  });

  test('merges teams and players that the editor finds', async () => {
    const who = await signIn(site, editor.email);
    const idOf = (address: string) => address.split('/').at(-1) ?? '';
    for (const [path, fields] of [
      ['teams', TEAM],
      ['players', {}],
    ] as const) {
      const from = await create(who, path, { name: 'Elvin Memmedov', ...fields });
      const into = await create(who, path, { name: 'Elvin Məmmədli', ...fields });
      const found = await (await who.get(`${from}?q=mammadli`)).text();
      expect(found).toContain(teamRecordText.mergeNone);
      expect(await (await who.get(`${from}?q=memmedli`)).text()).toContain(`value="${idOf(into)}"`);
      expect((await who.post(from, { intent: 'merge', into: '' })).status).toBe(422);
      expect((await who.post(from, { intent: 'merge', into: idOf(into) })).headers.get('location')).toBe(
        into,
      );
    }
    const teams = await (await who.get('/admin/teams?q=memmed')).text();
    expect(teams).not.toContain('Elvin Memmedov');
  });

  test('a stage: rules, order of tie-breaks without saving, problems at their rows, and a copy', async () => {
    const who = await signIn(site, editor.email);
    // The one stage of a season of the kit has its id.
    const address = `/admin/stages/${season}`;
    const fields = {
      kind: 'league',
      name: '',
      version: '1',
      teams: 'sabah\nzire',
      win: '3',
      draw: '1',
      legs: '4',
      teamCount: '10',
      carry: 'none',
      tieLegs: '1',
      counts: '1',
      tieBreaks: 'goalDifference',
      'zones.from': '1',
      'zones.to': '1',
      'zones.kind': 'ucl',
      'zones.label': '',
      'deductions.team': 'sabah',
      'deductions.points': '2',
      'deductions.footnote': 'Lisenziya',
      'starts.team': 'zire',
      'starts.won': '1',
      'starts.drawn': '0',
      'starts.lost': '0',
      'starts.goalsFor': '2',
      'starts.goalsAgainst': '0',
      'starts.form': 'q',
    };
    const added = await (await who.post(address, { ...fields, name: 'Yazılır', chain: 'add:wins' })).text();
    expect(added).toContain('value="Yazılır"');
    expect(added).toContain(stageText.reordered);
    expect(added).toMatch(/name="tieBreaks" value="goalDifference".*name="tieBreaks" value="wins"/s);

    const wrong = { ...fields, teams: 'sabah\nYoxdur', 'zones.from': '9', 'starts.form': 'x' };
    const refused = await who.post(address, wrong);
    const words = await wordsOf(refused);
    expect(refused.status).toBe(422);
    for (const problem of [
      stageText.line(2, problemText['team.unknown']),
      problemText['season.zone'],
      problemText['season.start'],
    ])
      expect(words).toContain(problem);

    const unknown = await who.post(address, { ...fields, teams: 'sabah\nzire\nTəzə FK\nYeni' });
    const asked = await unknown.text();
    expect(textOf(asked)).toContain(stageText.unknownTeams(2));
    expect(elementsOf(asked, 'li').map(textOf)).toEqual(expect.arrayContaining(['Təzə FK', 'Yeni']));
    expect(asked).toContain('name="newTeams" value="Təzə FK\nYeni"');

    expect((await who.post(address, fields)).status).toBe(302);
    const table = elementsOf(await (await who.get(address)).text(), 'tr').map(textOf);
    expect(table.slice(1).map((row) => row.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^1 ?zire.*3$/),
      expect.stringContaining('kepez'),
      expect.stringMatching(/sabah.*-2$/),
    ]);
    const late = await who.post(address, { ...fields, legs: '2' });
    const conflict = await wordsOf(late);
    expect(late.status).toBe(409);
    expect(conflict).toContain('Çempionlar Liqası');
    expect(conflict).not.toMatch(/\bucl\b|goalDifference/);

    const next = { intent: 'season', id: newId(), name: '2026/27', startsOn: '2026-08-01' };
    const made = await who.post(`/admin/competitions/${competition}`, next);
    const stages = await (await who.get(`/admin/seasons/${next.id}`)).text();
    const [copied = ''] = /\/admin\/stages\/\w+/.exec(stages) ?? [];
    expect(made.headers.get('location'), 'the first stage, which needs teams').toBe(copied);
    const copy = await (await who.get(copied)).text();
    expect(copy).toMatch(/name="legs"[^>]*value="4"/);
    const again = await who.post(`/admin/competitions/${competition}`, { ...next, id: newId() });
    expect([again.status, (await wordsOf(again)).includes(problemText['record.exists'])]).toEqual([
      422,
      true,
    ]);
  });

  test('authors see none of it', async () => {
    const who = await signIn(site, author.email);
    for (const path of ['competitions', 'teams', 'players', 'venues', 'officials', 'broadcasters'])
      expect((await who.post(`/admin/${path}`, { name: 'Ad' })).status).toBe(403);
    for (const path of ['seasons', 'stages'])
      expect((await who.post(`/admin/${path}/${season}`, { name: 'Ad' })).status).toBe(403);
  });
});
