import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { explainedQueryText, searchNamesText, searchText } from '#features/search/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { writeArticle } from '../../../kit/content/articles.ts';
import { writeTeam } from '../../../kit/content/matches.ts';
import { textOf } from '../../../kit/site/html.ts';
import { siteEngine, startSite } from '../../../kit/site/site.ts';
import { signIn } from '../../../kit/site/visitor.ts';

const LIST = '/admin/search/names';

describe('search names', async () => {
  let editor: Actor;
  let team = '';
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      team = await writeTeam(db, 'Qarabağ');
      await db
        .insertInto('player')
        .values({ id: 'p1', slug: 'vusal', name: 'Vüsal Testov', sort_key: 'vusal', version: 1 })
        .execute();
      await writeArticle(db, { title: 'Vüsal Testov qol vurdu' });
    },
  });
  afterAll(site.stop);

  test('are one list with the match desk, filtered by kind and by any spelling', async () => {
    const who = await signIn(site, editor.email);
    const read = async (search: string) => (await who.get(`${LIST}?${search}`)).text();
    const clubs = await read('kind=team&q=karabakh');
    expect(textOf(clubs)).toContain('Köhlən atlar');
    expect(clubs).toContain(`href="/admin/teams/${team}"`);
    expect(clubs).toContain(`href="${LIST}/team-1"`);
    expect(textOf(await read('kind=player&q=karabakh'))).toContain(searchNamesText.nothingFound);
    expect(textOf(await read('page=2'))).toContain('2 /');
    // A player of the match desk without spellings has a link to the form with its name.
    const player = await read('kind=player&q=testov');
    expect(player).toContain('href="/admin/players/p1"');
    const form = await read('kind=player&name=V%C3%BCsal+Testov');
    expect(form).toContain('value="Vüsal Testov"');
  });

  test('are added, and the search of readers uses them at once', async () => {
    const who = await signIn(site, editor.email);
    const found = async () => textOf(await (await site.fetch('/search?q=Tornado')).text());
    expect(await found()).toContain(searchText.none('Tornado'));
    const added = await who.post(LIST, { kind: 'player', name: 'Vüsal Testov', others: 'Tornado' });
    expect([added.status, added.headers.get('location')]).toEqual([302, `${LIST}?q=V%C3%BCsal+Testov`]);
    expect(await found()).toContain(searchText.one);
  });

  test('explain how a query is understood, also one without results from the analytics', async () => {
    const who = await signIn(site, editor.email);
    const read = async (search: string) => textOf(await (await who.get(`${LIST}?${search}`)).text());
    const found = await read('reader=vusal+testovun');
    expect(found).toContain(explainedQueryText.name('Vüsal Testov', searchNamesText.kind.player));
    expect(found).toContain(explainedQueryText.counts('1', '1'));
    const unknown = await read('word=xokkey%C3%A7i');
    expect(unknown).toContain(`${explainedQueryText.names} ${explainedQueryText.noNames}`);
    expect(unknown).toContain(`${explainedQueryText.found} ${explainedQueryText.none}`);
    expect(await read('reader=%E2%80%94')).toContain(explainedQueryText.noWords);
  });

  test('are refused with a message at the field, and keep what was typed', async () => {
    const who = await signIn(site, editor.email);
    const typed = { kind: 'team', name: 'Ulduz', others: 'Yıldız\nMan Utd' };
    const refused = await who.post(LIST, typed);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(textOf(html)).toContain(`${problemText['searchName.taken']}: Man Utd – Mançester Yunayted`);
    expect(html).toContain('value="Ulduz"');
    expect(html).toContain('Yıldız\nMan Utd</textarea>');
  });

  test('are changed and deleted, and a second editor sees the conflict', async () => {
    const who = await signIn(site, editor.email);
    const path = `${LIST}/team-2`;
    const first = { intent: 'update', version: '1', kind: 'team', name: 'Neftçi', others: 'Neftyanik' };
    expect((await who.post(path, first)).status).toBe(302);
    const second = await who.post(path, { ...first, others: 'Ağ-qaralar' });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(textOf(html)).toContain(problemText['record.conflict']);
    expect(html).toContain('Ağ-qaralar</textarea>');
    expect(html).toContain('name="version" value="2"');
    expect((await who.post(path, { intent: 'delete' })).status).toBe(302);
    expect((await who.get(path)).status).toBe(404);
  });
});
