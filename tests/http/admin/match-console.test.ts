import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { linkToTie } from '#features/matches/rules/fixtures/change-fixture.ts';
import { consoleText, eventSentence, matchText } from '#features/matches/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { kickOff, periodMark, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeRound, writeSeason } from '../../kit/content/matches.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { cookieOf, signIn, type Visitor } from '../../kit/site/visitor.ts';

const bySide = { player: '10', minute: '12', intent: 'add', type: 'goal' };

describe('the console of a match', async () => {
  let editor: Actor;
  let other: Actor;
  let author: Actor;
  let fixtureId = '';
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      other = await writeStaff(db, 'editor', { name: 'Aysel Məmmədova' });
      author = await writeStaff(db, 'author');
      fixtureId = await writeFixture(db, { kick_off: Date.now() - MINUTE });
    },
  });
  afterAll(site.stop);
  const path = () => `/admin/matches/${fixtureId}/console`;
  const textAt = async (who: Visitor, search = '') => textOf(await (await who.get(path() + search)).text());
  const sendJson = (who: Visitor, writer: Actor, fields: Record<string, string>) =>
    site.fetch(`${path()}/data`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site.url,
        cookie: cookieOf(who),
      },
      body: JSON.stringify({ writer: writer.id, fields }),
    });

  test('works without scripts: kick-off, goal, correction, retraction, restoration', async () => {
    const who = await signIn(site, editor.email);
    const send = (fields: Record<string, string>, search = '') => who.post(path() + search, fields);
    const early = await send({ ...bySide, team: 'home' }, '?panel=goal');
    expect(early.status).toBe(409);
    expect(textOf(await early.text())).toContain(problemText['match.notStarted']);
    const withoutMinute = await send({ ...bySide, team: 'home', minute: '' }, '?panel=goal');
    expect(withoutMinute.status).toBe(422);
    expect(textOf(await withoutMinute.text())).toContain(problemText['match.notStarted']);
    expect((await send({ intent: 'add', type: 'mark', mark: 'kickOff' })).status).toBe(302);
    const wrong = await send({ ...bySide, minute: 'on iki' }, '?panel=goal');
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(textOf(html)).toContain(problemText['match.minute']);
    expect(textOf(html)).toContain(problemText['match.side']);
    expect(html).toContain('value="on iki"');
    const id = newId();
    for (let count = 0; count < 2; count++)
      expect((await send({ ...bySide, id, team: 'home' })).status).toBe(302);
    expect(await textAt(who)).toMatch(/1:0.*QOL! “Qarabağ” – № 10/);
    expect(
      (await send({ ...bySide, intent: 'correct', eventId: id, type: 'ownGoal', team: 'home' })).status,
    ).toBe(302);
    expect(await textAt(who)).toMatch(/0:1.*avtoqol/);
    const noReason = await send({ intent: 'retract', eventId: id, reason: '' }, `?panel=retract&event=${id}`);
    expect(textOf(await noReason.text())).toContain(problemText['match.reasonRequired']);
    expect((await send({ intent: 'retract', eventId: id, reason: 'Ofsayd' })).status).toBe(302);
    expect(await textAt(who)).toMatch(new RegExp(`0:0.*${consoleText.retracted}.*Ofsayd`));
    expect((await send({ intent: 'restore', eventId: id })).status).toBe(302);
    expect((await send({ intent: 'cancelGoal', eventId: id, note: 'Əl' })).status).toBe(302);
    expect(await textAt(who)).toMatch(/0:0.*VAR: qol ləğv edildi/);
    expect((await send({ intent: 'clock', minute: '30' })).status).toBe(302);
    expect(await textAt(who)).toContain("30'");
    expect((await send({ intent: 'add', type: 'mark', mark: 'fullTime' }, '?panel=mark')).status).toBe(422);
  });

  test('accepts each entry of the queue once, and asks about a goal that a colleague has entered', async () => {
    const [who, colleague] = [await signIn(site, editor.email), await signIn(site, other.email)];
    const id = newId();
    const entry = { ...bySide, minute: '35', team: 'away', id };
    for (let count = 0; count < 2; count++) {
      const answer = await sendJson(who, editor, entry);
      expect(answer.status).toBe(200);
      expect((await answer.json()).state.match.score).toEqual({ home: 0, away: 1 });
    }
    const twin = { ...entry, id: newId(), minute: '36' };
    const heartbeats: number[] = [];
    for (const email of [author.email, editor.email]) {
      await (await signIn(site, email)).get(`${path()}/data?tab=${newId()}`);
      await site.change(async (db) => {
        heartbeats.push((await db.selectFrom('match_heartbeat').select('heard_at').execute()).length);
      });
    }
    expect(heartbeats, 'only an editor follows the match').toEqual([0, 1]);
    const asked = await sendJson(colleague, other, twin);
    expect([asked.status, await asked.json()]).toEqual([409, { problem: 'match.goalTwice' }]);
    const shown = await colleague.post(`${path()}?panel=goal`, twin);
    expect(await shown.text()).toContain('name="isSure"');
    expect((await sendJson(colleague, other, { ...twin, isSure: 'on' })).status).toBe(200);
    const card = { ...bySide, type: 'yellow', team: 'home', player: '4', minute: '38' };
    expect((await sendJson(who, editor, { ...card, id: newId() })).status).toBe(200);
    const booked = await colleague.post(`${path()}?panel=yellow`, { ...card, minute: '37' });
    expect([booked.status, textOf(await booked.text())], 'not the second card of the player').toEqual([
      409,
      expect.stringContaining(consoleText.questions['match.cardTwice'].yes),
    ]);
    const halfTime = { intent: 'add', type: 'mark', mark: 'halfTime', id: newId() };
    for (let count = 0; count < 2; count++)
      expect((await sendJson(who, editor, halfTime)).status, 'a mark whose answer was lost').toBe(200);
    expect((await sendJson(who, other, entry)).status, 'the queue of another account').toBe(401);
    expect((await sendJson(who, editor, { intent: 'yoxdur' })).status).toBe(400);
  });

  test('an event of a finished match needs its minute, and the form promises no current one', async () => {
    let id = '';
    await site.change(async (db) => {
      id = await writeFixture(db, { teams: ['Sumqayıt', 'İmişli'] });
      await writeLedger(db, id, [kickOff()]);
    });
    const who = await signIn(site, editor.email);
    const address = `/admin/matches/${id}/console?panel=red`;
    const card = { intent: 'add', type: 'red', team: 'away', player: '9', minute: '' };
    const form = async () => textOf(await (await who.get(address)).text());
    expect(await form()).toContain(consoleText.minuteHint);
    expect((await who.post(address, card)).status).toBe(302);
    await site.change(async (db) => {
      await writeLedger(db, id, [periodMark('halfTime'), periodMark('secondHalf'), periodMark('fullTime')]);
    });
    expect(await form()).toContain(consoleText.minuteHintStopped);
    expect(await form()).not.toContain(consoleText.minuteHint);
    const refused = await who.post(address, card);
    expect([refused.status, textOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining(problemText['match.minuteAfterEnd']),
    ]);
    expect((await who.post(address, { ...card, minute: '90+2' })).status).toBe(302);
  });

  test('says who else has the console open, and never the viewer of a reloaded page', async () => {
    let id = '';
    await site.change(async (db) => {
      id = await writeFixture(db, { teams: ['Zaqatala', 'Cəbrayıl'] });
    });
    const [who, colleague] = [await signIn(site, editor.email), await signIn(site, other.email)];
    const othersOf = async (visitor: Visitor) =>
      (await (await visitor.get(`/admin/matches/${id}/console/data?tab=${newId()}`)).json()).others;
    expect(await othersOf(who)).toEqual([]);
    expect(await othersOf(who), 'another tab').toEqual([]);
    expect(await othersOf(colleague)).toEqual(['Orxan Quliyev']);
    expect(await othersOf(who)).toEqual(['Aysel Məmmədova']);
  });

  test('writes the commentary beside the events', async () => {
    const who = await signIn(site, editor.email);
    const send = (fields: Record<string, string>, search = '') => who.post(path() + search, fields);
    const id = newId();
    const goal = { ...bySide, id, minute: '70', team: 'home', isSure: 'on' };
    expect((await send(goal)).status).toBe(302);
    const form = await (await who.get(`${path()}?panel=post&event=${id}`)).text();
    expect(form).toMatch(/<textarea[^>]*>QOL! “Qarabağ” – № 10/);
    expect(form).toContain('value="70"');
    const post = { intent: 'post', text: 'Gözəl qol', minute: '70', isKey: 'on', id: newId() };
    expect((await send({ ...post, text: ' ' }, '?panel=post')).status).toBe(422);
    for (let count = 0; count < 2; count++) expect((await send(post)).status).toBe(302);
    expect((await textAt(who)).split('Gözəl qol')).toHaveLength(2);
    const edit = {
      intent: 'editPost',
      eventId: post.id,
      text: 'Gözəl baş zərbəsi',
      minute: '',
      version: '1',
    };
    for (let count = 0; count < 2; count++) expect((await send(edit)).status).toBe(302);
    const late = await send({ ...edit, text: 'Başqa mətn' }, `?panel=editPost&event=${post.id}`);
    expect([late.status, textOf(await late.text())]).toEqual([
      409,
      expect.stringContaining(problemText['commentary.conflict']),
    ]);
    const remove = { intent: 'deletePost', eventId: post.id, version: '2' };
    for (let count = 0; count < 2; count++) expect((await send(remove)).status).toBe(302);
    expect(await textAt(who)).not.toContain('Gözəl baş');
  });

  test('recognises a second yellow card', async () => {
    const who = await signIn(site, editor.email);
    const card = { intent: 'add', type: 'yellow', team: 'away', minute: '80' };
    for (const player of ['5', '5', '6'])
      expect((await who.post(path(), { ...card, player })).status).toBe(302);
    const cards = await textAt(who);
    expect(cards).toMatch(/80' İkinci sarı vərəqə: “Neftçi” – № 5/);
    expect(cards).toMatch(/80' Sarı vərəqə: “Neftçi” – № 6/);
  });

  test('a VAR form begins with the last goal, asks for the decision, and takes back the chosen goal', async () => {
    const who = await signIn(site, editor.email);
    const id = newId();
    const goal = { ...bySide, id, minute: '20', team: 'away', isSure: 'on' };
    expect((await who.post(path(), goal)).status).toBe(302);
    await who.post(path(), { intent: 'clock', minute: '86' });
    const form = await (await who.get(`${path()}?panel=var`)).text();
    expect(form, 'the last goal, however old').toMatch(new RegExp(`<option value="${id}" selected`));
    expect(form).toMatch(new RegExp(`<option value="" selected="">${consoleText.chooseDecision}`));
    const send = (fields: Record<string, string>) =>
      who.post(`${path()}?panel=var`, { intent: 'add', type: 'var', minute: '87', eventId: id, ...fields });
    const refusedAs = async (fields: Record<string, string>) => {
      const answer = await send(fields);
      return [answer.status, textOf(await answer.text())];
    };
    const asked = (problem: keyof typeof problemText) => [422, expect.stringContaining(problemText[problem])];
    expect(await refusedAs({ decision: '' })).toEqual(asked('match.varDecision'));
    for (const decision of ['goalCancelled', 'goalConfirmed'])
      expect(await refusedAs({ decision, eventId: '' }), decision).toEqual(asked('match.varGoal'));
    expect((await send({ decision: 'goalConfirmed' })).status).toBe(302);
    expect(await textAt(who)).toMatch(/87' VAR: qol təsdiqləndi[^']*“Neftçi”/);
    expect((await send({ decision: 'goalCancelled', eventId: 'none', note: 'Faul' })).status).toBe(302);
    expect(await textAt(who)).not.toMatch(/20' QOL![^']*geri götürülüb/);
    expect((await send({ decision: 'goalCancelled', note: 'Ofsayd' })).status).toBe(302);
    expect(await textAt(who)).toMatch(/87' VAR: qol ləğv edildi.*20' QOL![^']*geri götürülüb/);
  });

  test('a form without scripts has no team until the operator chooses one', async () => {
    const who = await signIn(site, editor.email);
    const form = await (await who.get(`${path()}?panel=goal`)).text();
    expect(form).toMatch(new RegExp(`<option value="" selected="">${consoleText.chooseTeam}`));
    const answer = await who.post(`${path()}?panel=goal`, { ...bySide, team: '' });
    expect([answer.status, textOf(await answer.text())]).toEqual([
      422,
      expect.stringContaining(problemText['match.side']),
    ]);
  });

  test('a level knock-out match continues with extra time, then with the shoot-out', async () => {
    let id = '';
    await site.change(async (db) => {
      const season_id = await writeSeason(db, { competition: 'kubok', kind: 'knockout' });
      const round_id = await writeRound(db, season_id, 'semi');
      id = await writeFixture(db, { season_id, round_id, teams: ['Zirə', 'Sabah'] });
      await linkToTie(db, id, newId);
      await writeLedger(db, id, [kickOff(), periodMark('halfTime'), periodMark('secondHalf')]);
    });
    const who = await signIn(site, editor.email);
    const first = async () => {
      const html = await (await who.get(`/admin/matches/${id}/console?panel=mark`)).text();
      return /<button[^>]*value="(\w+)"[^>]*name="mark"/.exec(html)?.[1];
    };
    const send = (name: string) =>
      who.post(`/admin/matches/${id}/console`, { intent: 'add', type: 'mark', mark: name });
    for (const name of ['extraTimeBreak', 'extraTime', 'extraTimeHalf', 'extraTimeSecondHalf', 'shootOut']) {
      expect(await first()).toBe(name);
      expect((await send(name)).status).toBe(302);
    }
    expect(await first(), 'a level shoot-out').toBeUndefined();
    expect((await send('fullTime')).status).toBe(422);
    const end = { intent: 'add', type: 'mark', mark: 'fullTime' };
    const kick = { type: 'shootOutKick', team: 'away', player: '9', minute: '', isScored: 'on' };
    expect((await who.post(`/admin/matches/${id}/console`, { intent: 'add', ...kick })).status).toBe(302);
    expect(await first()).toBe('fullTime');
    const asked = await who.post(`/admin/matches/${id}/console?panel=mark`, end);
    const question = await asked.text();
    expect([asked.status, textOf(question)]).toEqual([
      409,
      expect.stringContaining(problemText['match.shootOutOpen']),
    ]);
    expect(question).toContain('name="isSure"');
    expect((await who.post(`/admin/matches/${id}/console`, { ...end, isSure: 'on' })).status).toBe(302);
    const page = await (await site.fetch(encodeURI(`/oyun/${id}-zirə-sabah`))).text();
    const ending = `${eventSentence.mark.fullTime} 0:0 ${matchText.byPenalties('0:1')}`;
    expect(page).toContain(`data-announce="${ending}"`);
    expect(textOf(page)).toContain(ending);
  });

  test('warns of entries that are probably wrong, and writes them', async () => {
    let id = '';
    await site.change(async (db) => {
      id = await writeFixture(db, { teams: ['Kəpəz', 'Səbail'] });
      await writeLedger(db, id, [kickOff()]);
    });
    const who = await signIn(site, editor.email);
    const here = `/admin/matches/${id}/console`;
    const send = async (fields: Record<string, string>) => {
      const entry = { intent: 'add', team: 'home', player: '7', minute: '20', isSure: 'on', ...fields };
      expect((await who.post(here, entry)).status).toBe(302);
      return textOf(await (await who.get(here)).text());
    };
    const { sentOff, secondYellow, inBreak } = consoleText.warning;
    expect(await send({ type: 'red', minute: '10' })).not.toContain(sentOff);
    expect(await send({ type: 'goal', player: '8' })).not.toContain(sentOff);
    expect(await send({ type: 'goal' })).toMatch(new RegExp(`20' QOL! “Kəpəz” – № 7[^']*${sentOff}`));
    await send({ type: 'yellow', team: 'away', player: '3' });
    const card = newId();
    expect(await send({ type: 'yellow', team: 'away', player: '4', id: card })).not.toContain(secondYellow);
    const corrected = await send({
      intent: 'correct',
      eventId: card,
      type: 'yellow',
      team: 'away',
      player: '3',
    });
    expect(corrected).toContain(secondYellow);
    await send({ type: 'mark', mark: 'halfTime' });
    expect(await send({ type: 'goal', player: '9', minute: '44' })).not.toContain(inBreak);
    const late = newId();
    expect(await send({ type: 'goal', player: '9', minute: '', id: late })).toContain(inBreak);
    const checked = { intent: 'correct', eventId: late, type: 'goal', player: '9', minute: '45' };
    expect(await send(checked), 'somebody has looked at it').not.toContain(inBreak);
  });

  test('keeps what a colleague has corrected while the form was open, and asks about the same detail', async () => {
    let match = '';
    await site.change(async (db) => {
      match = await writeFixture(db, { teams: ['Mil', 'Muğan'] });
      await writeLedger(db, match, [kickOff()]);
    });
    const [who, colleague] = [await signIn(site, editor.email), await signIn(site, other.email)];
    const here = `/admin/matches/${match}/console`;
    const id = newId();
    const typed = { ...bySide, team: 'home', player: '7', minute: '10' };
    await who.post(here, { ...typed, id });
    const search = `?panel=edit&event=${id}`;
    const readField = (html: string, name: string) =>
      new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? '';
    const version = readField(await (await who.get(here + search)).text(), 'version');
    const correct = (by: Visitor, fields: Record<string, string>) =>
      by.post(here + search, { ...typed, intent: 'correct', eventId: id, version, ...fields });
    const textHere = async () => textOf(await (await who.get(here)).text());
    expect((await correct(who, { minute: '13' })).status).toBe(302);
    expect((await correct(colleague, { player: '8' })).status).toBe(302);
    expect(await textHere()).toContain("13' QOL! “Mil” – № 8. Hesab: 1:0");
    const asked = await correct(who, { player: '9' });
    const html = await asked.text();
    expect([asked.status, textOf(html)]).toEqual([
      409,
      expect.stringMatching(
        new RegExp(`${problemText['match.eventChanged']}.*${consoleText.now("13' QOL! “Mil” – № 8")}`),
      ),
    ]);
    expect([readField(html, 'version'), readField(html, 'player')]).toEqual([version, '9']);
    expect((await correct(who, { player: '9', seen: readField(html, 'seen') })).status).toBe(302);
    expect(await textHere()).toContain("13' QOL! “Mil” – № 9. Hesab: 1:0");
  });

  test('says that a match without any entry awaits its result', async () => {
    const who = await signIn(site, editor.email);
    let [late, soon] = ['', ''];
    await site.change(async (db) => {
      late = await writeFixture(db, { kick_off: Date.now() - 7 * HOUR });
      soon = await writeFixture(db, { kick_off: Date.now() + HOUR });
    });
    const head = async (id: string) => textOf(await (await who.get(`/admin/matches/${id}/console`)).text());
    expect(await head(late)).toContain(matchText.status.awaitingResult);
    expect(await head(late)).not.toContain(matchText.status.scheduled);
    expect(await head(soon)).toContain(matchText.status.scheduled);
  });

  test('is read only for authors', async () => {
    const who = await signIn(site, author.email);
    const text = await textAt(who);
    expect(text).toContain(consoleText.readOnly);
    expect(text).not.toContain(consoleText.panel.edit);
    expect((await who.post(path(), { ...bySide, team: 'home' })).status).toBe(403);
    expect((await sendJson(who, author, { ...bySide, team: 'home' })).status).toBe(403);
    expect((await who.get('/admin/matches/yoxdur/console')).status).toBe(404);
  });
});
