import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE, WEEK } from '#az/format/durations.ts';
import { lineUpFormText, matchDeskText, matchText } from '#features/matches/text.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { recordText } from '#platform/records/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { commonText } from '#platform/text/common.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { stateColumns, writeFixture, writeSeason, writeTeam } from '../../kit/content/matches.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

describe('the match desk', async () => {
  let editor: Actor;
  let author: Actor;
  let form: Record<string, string> = {};
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      author = await writeStaff(db, 'author');
      const season = await writeSeason(db);
      const { competition_id } = await db
        .selectFrom('season')
        .select('competition_id')
        .executeTakeFirstOrThrow();
      form = {
        season: `${competition_id}/${season}`,
        round: 'yarımfinal',
        kickOff: '2026-03-07T20:30',
        home: await writeTeam(db, 'Qarabağ'),
        away: await writeTeam(db, 'Neftçi'),
        broadcast: 'none',
        referee: 'Əli Əliyev',
      };
      await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: Date.now() - 20 * MINUTE });
      const lastWeek = { kick_off: Date.now() - WEEK };
      await writeFixture(db, {
        ...stateColumns.live,
        ...lastWeek,
        teams: ['Kəpəz', 'Səbail'],
        updated_at: Date.now(),
      });
      const suspended = { status: 'suspended', phase: 'firstHalf', home_score: 0, away_score: 0 } as const;
      await writeFixture(db, { ...suspended, ...lastWeek, teams: ['Şamaxı', 'İmişli'] });
      await writeFixture(db, { ...stateColumns.scheduled, ...lastWeek, teams: ['Turan', 'Araz'] });
      const cup = await writeSeason(db, { competition: 'kubok', kind: 'knockout' });
      await writeFixture(db, {
        ...stateColumns.scheduled,
        ...lastWeek,
        teams: ['Muğan', 'Xəzər'],
        competition: 'kubok',
        season_id: cup,
        stage_id: cup,
      });
    },
  });
  afterAll(async () => {
    const problems = site.takeProblems().filter((line) => !line.includes('has not been started'));
    expect(problems).toEqual([]);
    await site.stop();
  });

  test('creates a match, refuses invalid input and keeps the typed text', async () => {
    const who = await signIn(site, editor.email);
    const wrong = await who.post('/admin/matches/create', {
      ...form,
      away: form.home ?? '',
      round: 'beşinci',
    });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const code of ['match.sameTeam', 'match.round'] as const)
      expect(textOf(html)).toContain(problemText[code]);
    expect(html).toContain('value="beşinci"');
    const made = await who.post('/admin/matches/create', form);
    expect(made.status).toBe(302);
    const path = made.headers.get('location') ?? '';
    const screen = await (await who.get(path)).text();
    expect(screen).toContain('value="Yarımfinal"');
    expect(screen).toContain('value="07.03.2026 20:30"');
    expect(textOf(await (await who.get('/admin/matches?date=2026-03-07')).text())).toContain(
      'Qarabağ – Neftçi',
    );
    expect(textOf(await (await who.get('/admin/matches?date=2026-03-08')).text())).toContain(
      matchDeskText.emptyDay,
    );
    const address = (await site.fetch(`/oyun/${path.split('/').at(-1)}`)).headers.get('location') ?? '';
    expect(await (await site.fetch(address)).text()).toContain('dateTime="2026-03-07T20:30:00+04:00"');
  });

  test('reports a day that it cannot read, keeps the typed text and shows today', async () => {
    const who = await signIn(site, editor.email);
    for (const typed of ['31.02.2026', '11/21/2026', 'sabah']) {
      const html = await (await who.get(`/admin/matches?date=${encodeURIComponent(typed)}`)).text();
      const field = /<input[^>]*name="date"[^>]*>/.exec(html)?.[0];
      expect(field).toContain(`value="${typed}"`);
      expect(field).toContain('aria-invalid="true"');
      const error = / aria-describedby="([^"]+)"/.exec(field ?? '')?.[1];
      expect(
        elementsOf(html, 'p')
          .filter((one) => one.includes(`id="${error}"`))
          .map(textOf),
      ).toEqual([`${commonText.dateInvalid} ${matchDeskText.todayInstead}`]);
    }
    for (const read of ['', '?date=', '?date=7.3.2026', '?date=2026-03-07']) {
      const html = await (await who.get(`/admin/matches${read}`)).text();
      expect(html).not.toContain(commonText.dateInvalid);
    }
  });

  test('warns of a team that has another match in the round, and creates the match', async () => {
    const who = await signIn(site, editor.email);
    const create = async (round: string) => {
      const made = await who.post('/admin/matches/create', { ...form, round });
      expect(made.status).toBe(302);
      const path = made.headers.get('location') ?? '';
      return { path, html: await (await who.get(path)).text() };
    };
    const first = await create('30');
    expect(first.html).not.toContain(matchDeskText.roundClash);
    expect((await create('31')).html).not.toContain(matchDeskText.roundClash);
    const second = await create('30');
    expect(second.html).toContain(matchDeskText.roundClash);
    expect(second.html).toContain(`href="${first.path}"`);
    expect(
      (await who.post(second.path, { ...form, intent: 'update', version: '1', round: '32' })).status,
    ).toBe(302);
    expect(await (await who.get(second.path)).text()).not.toContain(matchDeskText.roundClash);
  });

  test('shows what somebody else has changed meanwhile, who and when, and keeps what was typed', async () => {
    const who = await signIn(site, editor.email);
    const made = await who.post('/admin/matches/create', form);
    const path = made.headers.get('location') ?? '';
    const update = { ...form, intent: 'update', version: '1' };
    const first = { ...update, round: '7', kickOff: '2026-03-07T22:00', var: 'Vəli Vəliyev' };
    expect((await who.post(path, first)).status).toBe(302);
    expect((await who.post(path, first)).status, 'the same form again').toBe(302);
    const id = path.split('/').at(-1) ?? '';
    // The lines of its events are newer, and more than a conflict reads.
    await site.change(async (db) => {
      for (let line = 0; line < 60; line++)
        await recordAudit(db, { actor: null, now: Date.now() + line, newId }, 'match.events', id, {
          after: { events: 'Qol' },
        });
    });
    const late = await who.post(path, { ...update, kickOff: '2026-03-08T21:00', referee: 'Rəşad Əhmədov' });
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(textOf(html)).toContain(problemText['record.conflict']);
    const changed = elementsOf(html, 'section').filter((part) => part.includes('data-changed-field'));
    const words = new Map(
      changed.map((part) => [/data-changed-field="(\w+)"/.exec(part)?.[1], textOf(part)]),
    );
    expect([...words.keys()].toSorted()).toEqual(['kickOffAt', 'round', 'var']);
    expect(words.get('kickOffAt')).toMatch(
      /^Başlama vaxtı Orxan Quliyev, .* 7 mart 2026, 22:00 .* 8 mart 2026, 21:00$/,
    );
    expect(words.get('round')).toContain(recordText.notMine);
    expect(html).toContain('value="2026-03-08T21:00"');
    expect(html).toMatch(/name="round"[^>]* value="7"/);
    for (const kept of ['Vəli Vəliyev', 'Rəşad Əhmədov']) expect(html).toContain(`value="${kept}"`);
    expect(html).toMatch(/name="version" value="2"/);
    expect((await who.post(path, { intent: 'theirs' })).headers.get('location')).toBe(path);
    const kept = { ...first, version: '2', kickOff: '2026-03-08T21:00' };
    expect((await who.post(path, kept)).status).toBe(302);
    expect(await (await who.get(path)).text()).toContain('value="08.03.2026 21:00"');
  });

  test('postpones a match, sets a new time, and deletes only matches without history', async () => {
    const who = await signIn(site, editor.email);
    const path = (await who.post('/admin/matches/create', form)).headers.get('location') ?? '';
    const decide = (fields: Record<string, string>) => who.post(path, { intent: 'decide', ...fields });
    const refused = await decide({ decision: 'postponed', reason: '', newKickOff: 'sabah' });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain(problemText['match.kickOff']);
    expect((await decide({ decision: 'postponed', reason: 'Güclü yağış', newKickOff: '' })).status).toBe(302);
    expect(textOf(await (await who.get(path)).text())).toContain(': Güclü yağış');
    expect((await decide({ decision: 'abandoned', reason: 'x' })).status).toBe(409);
    expect((await decide({ decision: 'resumed', minute: '131' })).status).toBe(422);
    expect((await decide({ decision: 'resumed', minute: '' })).status, 'needs no minute').toBe(409);
    expect((await who.post(path, { intent: 'delete' })).status).toBe(409);
    const other = (await who.post('/admin/matches/create', form)).headers.get('location') ?? '';
    expect((await who.post(other, { intent: 'delete' })).status).toBe(302);
    expect((await who.get(other)).status).toBe(404);
  });

  test('previews the line-up of a pasted team sheet, and saves it', async () => {
    const who = await signIn(site, editor.email);
    const made = await who.post('/admin/matches/create', form);
    const path = `${made.headers.get('location')}/line-ups`;
    const sheet = '10. Abdellah Zubir (K)\n???\nEhtiyatlar:\n9. Marko Vukçeviç';
    const typed = { side: 'home', sheet, version: '0', isOfficial: 'on', createsPlayers: 'on' };
    const preview = textOf(await (await who.post(path, { ...typed, intent: 'preview' })).text());
    expect(preview).toContain(lineUpFormText.problem.notEleven('1'));
    expect(preview).toContain('Abdellah Zubir kapitan, qapıçı, yeni');
    const official = await who.post(path, { ...typed, intent: 'save' });
    expect([official.status, textOf(await official.text())]).toEqual([
      422,
      expect.stringContaining(problemText['lineUp.notEleven']),
    ]);
    const unseen = await who.post(path, { ...typed, isOfficial: '', intent: 'save' });
    const shown = await unseen.text();
    expect([unseen.status, textOf(shown)]).toEqual([
      422,
      expect.stringContaining(problemText['lineUp.newPlayers']),
    ]);
    expect(textOf(shown)).toContain(lineUpFormText.saveAndCreate(2));
    const [, shownPlayers = ''] = /name="shownPlayers" value="([^"]*)"/.exec(shown) ?? [];
    expect(shownPlayers).toBe('Abdellah Zubir\nMarko Vukçeviç');
    const confirmed = { ...typed, isOfficial: '', shownPlayers, intent: 'save' };
    expect((await who.post(path, confirmed)).status).toBe(302);
    const saved = await (await who.get(path)).text();
    expect(saved).toContain('10. Abdellah Zubir (K) (Q)');
    expect(textOf(saved)).toContain(lineUpFormText.expected);
    const late = await who.post(path, { ...typed, sheet: '7. Toral Bayramov', intent: 'save' });
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(textOf(html)).toContain(problemText['lineUp.conflict']);
    expect(html).toContain('7. Toral Bayramov');
    const empty = await who.post(path, { ...typed, sheet: ' ', version: '1', intent: 'save' });
    expect([empty.status, (await empty.text()).includes(problemText['lineUp.empty'])]).toEqual([422, true]);
  });

  test('lists live matches of other days, and those that await their result', async () => {
    const who = await signIn(site, author.email);
    const list = textOf(await (await who.get('/admin/matches')).text());
    const [, lists = ''] = list.split(matchDeskText.ongoing);
    const [ongoing = '', awaited = ''] = lists.split(matchDeskText.awaitedHint);
    expect(ongoing).toContain('Kəpəz – Səbail');
    expect(ongoing).toContain('Şamaxı – İmişli');
    expect(ongoing).not.toContain('Turan – Araz');
    expect(awaited).toContain('Turan – Araz');
    expect(awaited).toContain(matchText.status.awaitingResult);
    expect(awaited).not.toContain('Zirə – Sabah');
  });

  test('accepts the final score of a match that awaits its result', async () => {
    const who = await signIn(site, editor.email);
    const list = await (await who.get('/admin/matches?q=turan')).text();
    const line = elementsOf(list, 'li').find((item) => item.includes('Turan')) ?? '';
    const [path = ''] = /\/admin\/matches\/\w+(?=")/.exec(line) ?? [];
    expect(textOf(await (await who.get(path)).text())).toContain(matchText.status.awaitingResult);
    const decide = (score: object) => who.post(path, { intent: 'decide', decision: 'result', ...score });
    expect((await decide({ homeScore: '2', awayScore: '' })).status).toBe(422);
    expect((await decide({ homeScore: '2', awayScore: '1' })).status).toBe(302);
    expect(textOf(await (await who.get('/admin/matches?q=turan')).text())).toMatch(/Turan – Araz 2:1/);
    expect(textOf(await (await who.get('/admin/matches')).text())).not.toContain('Turan – Araz');
  });

  test('accepts extra time and the shoot-out of a cup match, and keeps what was typed', async () => {
    const who = await signIn(site, editor.email);
    const open = async (text: string) => {
      const list = await (await who.get(`/admin/matches?q=${text}`)).text();
      const line = elementsOf(list, 'li').find((item) => item.includes('Muğan')) ?? '';
      return /\/admin\/matches\/\w+(?=")/.exec(line)?.[0] ?? '';
    };
    const path = await open('muğan');
    const fields = elementsOf(await (await who.get(path)).text(), 'legend').map(textOf);
    expect(fields).toEqual(expect.arrayContaining(Object.values(matchDeskText.scorePart)));
    const typed = { intent: 'decide', decision: 'result', homeScore: '1', awayScore: '1' };
    const parts = { halfTimeHome: '2', halfTimeAway: '0', shootOutHome: '4', shootOutAway: '4' };
    const refused = await who.post(path, { ...typed, ...parts, regularHome: '1' });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(textOf(html)).toContain(problemText['match.score']);
    for (const name of ['shootOutHome', 'shootOutAway'])
      expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="4"`));
    const wrong = await (await who.post(path, { ...typed, ...parts })).text();
    for (const code of ['match.halfTime', 'match.shootOutLevel'] as const)
      expect(textOf(wrong)).toContain(problemText[code]);
    const right = { ...parts, halfTimeHome: '0', regularHome: '1', regularAway: '1', shootOutAway: '3' };
    expect((await who.post(path, { ...typed, ...right })).status).toBe(302);
    expect(textOf(await (await who.get('/admin/matches?q=muğan')).text())).toMatch(/Muğan – Xəzər 1:1/);
  });

  test('finds a team, warns of a match that nobody started, and lets authors only look', async () => {
    const who = await signIn(site, author.email);
    const list = textOf(await (await who.get('/admin/matches?q=zire')).text());
    expect(list).toContain('Zirə – Sabah');
    expect(list).toContain(matchDeskText.alarm);
    await expect.poll(() => site.takeProblems().join()).toContain('a match has not been started');
    expect(list).not.toContain(matchDeskText.create);
    expect((await who.get('/admin/matches/create')).status).toBe(403);
  });
});
