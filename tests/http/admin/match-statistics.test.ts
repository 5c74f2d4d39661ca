import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { consoleText, eventSentence, matchPageText } from '#features/matches/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { cookieOf, signIn } from '../../kit/site/visitor.ts';

describe('the console of a match', async () => {
  let editor: Actor;
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      editor = await writeStaff(db, 'editor');
    },
  });
  afterAll(site.stop);

  test('takes the statistics of a match, which readers see until they are taken back', async () => {
    const id = newId();
    let [match, before] = ['', ''];
    await site.change(async (db) => {
      const kick_off = Date.now() - MINUTE;
      match = await writeFixture(db, { kick_off, teams: ['Şamaxı', 'Turan'] });
      before = await writeFixture(db, { kick_off, teams: ['Araz', 'İmişli'] });
      // The job that ends forgotten matches must not take it for one.
      await writeLedger(db, match, [kickOff(kick_off)]);
    });
    const who = await signIn(site, editor.email);
    const here = `/admin/matches/${match}/console`;
    const send = (fields: Record<string, string>, to = here) =>
      who.post(to, { intent: 'add', type: 'statistics', ...fields });
    const early = await send({ 'home-shots': '3' }, `/admin/matches/${before}/console`);
    expect([early.status, textOf(await early.text())]).toEqual([
      409,
      expect.stringContaining(problemText['match.notStarted']),
    ]);
    const wrong = await send({
      'home-shots': 'on',
      'home-onTarget': '4',
      'away-saves': '5',
      'away-fouls': '7',
    });
    const form = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const code of ['match.statistic', 'match.saves'] as const)
      expect(textOf(form)).toContain(problemText[code]);
    for (const [name, value] of [
      ['home-shots', 'on'],
      ['away-fouls', '7'],
    ] as const)
      expect(form).toMatch(new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="${value}"`));
    expect(form).toMatch(/<details(?=[^>]* open)/);

    const numbers = { 'home-possession': '55', 'home-shots': '12', 'away-shots': '8' };
    for (let count = 0; count < 2; count++) expect((await send({ ...numbers, id })).status).toBe(302);
    const shown = await (await who.get(here)).text();
    expect(shown).toMatch(/<input(?=[^>]*name="away-possession")[^>]*value="45"/);
    const entry = 'Statistika: Topa sahiblik 55:45, Zərbələr 12:8';
    expect(textOf(shown).split(consoleText.eventActions(entry)), 'written once').toHaveLength(2);
    expect(shown).not.toContain(`panel=post&amp;event=${id}`);
    const page = (await site.fetch(`/oyun/${match}`)).headers.get('location') ?? '';
    const textAtPage = async (address: string) => textOf(await (await site.fetch(address)).text());
    const numbersOf = /55% Topa sahiblik 45% 12 Zərbələr 8/;
    for (const address of [page, `/api/matches/${match}/coverage`]) {
      await expect.poll(() => textAtPage(address)).toMatch(numbersOf);
      expect(await textAtPage(address)).not.toContain('55:45');
    }
    const { data } = await (await site.fetch(`/api/v1/matches/${match}`)).json();
    expect(data.statistics).toMatchObject({ home: { possession: 55, shots: 12, corners: null } });
    expect(data.events.map(({ type }: { type: string }) => type)).toEqual(['mark']);
    const changed = {
      writer: editor.id,
      fields: { ...numbers, intent: 'add', type: 'statistics', 'home-shots': '13' },
    };
    const answer = await site.fetch(`${here}/data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, cookie: cookieOf(who) },
      body: JSON.stringify(changed),
    });
    const { state } = await answer.json();
    expect([answer.status, state.match.statistics.home.shots]).toEqual([200, 13]);
    await expect.poll(() => textAtPage(page)).toMatch(/13 Zərbələr 8/);
    for (const eventId of [state.events[0].id, id])
      expect((await who.post(here, { intent: 'retract', eventId, reason: 'Səhv' })).status).toBe(302);
    await expect.poll(() => textAtPage(page)).not.toContain(matchPageText.statistics);
    expect(await textAtPage(page)).toContain(eventSentence.mark.kickOff);
  });
});
