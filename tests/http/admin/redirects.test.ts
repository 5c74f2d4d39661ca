import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { redirectsText } from '#features/redirects/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const LIST = '/admin/redirects';

describe('redirects', async () => {
  let admin: Actor;
  let other: Actor;
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      admin = await writeStaff(db, 'admin');
      other = await writeStaff(db, 'admin', { name: 'Nigar Əliyeva' });
    },
  });
  afterAll(site.stop);

  test('an admin adds, uses, edits and deletes a redirect without scripts', async () => {
    const who = await signIn(site, admin.email);
    const read = async (search = '') => textOf(await (await who.get(LIST + search)).text());
    const save = (fields: Record<string, string>) =>
      who.post(LIST, { intent: 'update', status: '301', version: '1', ...fields });
    const locationOf = async (path: string) => {
      const answer = await site.fetch(path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await read()).toContain(redirectsText.empty);

    const refused = await save({ from: '/2019/derbi', to: 'https://evil.az/' });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(textOf(html)).toContain(problemText['redirect.to']);
    expect(html).toContain('value="/2019/derbi"');
    expect(html).toContain('value="https://evil.az/"');

    const dead = await save({ from: '/2019/derbi', to: '/article/none' });
    expect(dead.status).toBe(422);
    expect(textOf(await dead.text())).toContain(problemText['address.noPage']);

    expect((await save({ from: '/2019/derbi', to: `/contact` })).status).toBe(302);
    expect(await locationOf('/2019/derbi')).toEqual([301, '/contact']);
    expect(await locationOf('/2019/derbi?utm_source=x')).toEqual([301, '/contact']);
    await expect.poll(() => read('?q=derbi')).toMatch(/\/2019\/derbi \/contact 2 /);
    expect(await read('?q=basqa')).toContain(redirectsText.nothingFound);
    await locationOf('/2019/derbi');
    await site.restart();
    expect(await read('?q=derbi'), 'a use just before a stop is counted').toMatch(
      /\/2019\/derbi \/contact 3 /,
    );

    // The address of a page in the system from which the site has moved.
    await save({ from: '/news.php?id=7', to: '/newsletter' });
    expect(await locationOf('/news.php?utm_source=x&id=7')).toEqual([301, '/newsletter']);
    expect(await locationOf('/news.php?id=8')).toEqual([404, null]);
    expect(await locationOf('/news.php')).toEqual([404, null]);
    await who.post(LIST, { intent: 'delete', path: '/news.php?id=7' });

    const chained = await save({ from: '/2018/derbi', to: '/2019/derbi' });
    expect(textOf(await chained.text())).toContain('Birbaşa son ünvanı yazın: /contact');

    expect(await read('?path=/2019/derbi')).toContain(redirectsText.deleteHint);
    await save({ from: '/2019/derbi', status: '410', replaces: '/2019/derbi' });
    expect(await locationOf('/2019/derbi')).toEqual([410, null]);
    const toDeleted = await save({ from: '/2018/derbi', to: '/2019/derbi' });
    expect(textOf(await toDeleted.text())).toContain(problemText['redirect.toDeleted']);
    await who.post(LIST, { intent: 'delete', path: '/2019/derbi' });
    expect(await locationOf('/2019/derbi')).toEqual([404, null]);
  });

  test('the second of two savers sees the difference, takes the stored one, or saves over it', async () => {
    const [one, two] = [await signIn(site, admin.email), await signIn(site, other.email)];
    const send = (to: string, version: string, intent = 'update') => ({
      intent,
      from: '/2017/final',
      status: '301',
      to,
      replaces: '/2017/final',
      version,
    });
    await one.post(LIST, { intent: 'update', from: '/2017/final', status: '301', to: '/contact' });
    expect((await two.post(LIST, send('/privacy', '1'))).status).toBe(302);
    const refused = await one.post(LIST, send('/search', '1'));
    const html = await refused.text();
    expect(refused.status).toBe(409);
    for (const words of [problemText['record.conflict'], other.name, '/privacy', '/search'])
      expect(textOf(html)).toContain(words);
    expect(html.match(/data-changed-field="\w+"/g)).toEqual(['data-changed-field="to"']);
    for (const part of ['value="/search"', 'name="version" value="2"']) expect(html).toContain(part);
    const theirs = await one.post(LIST, send('/search', '2', 'theirs'));
    expect(await (await one.get(theirs.headers.get('location') ?? '')).text()).toContain('value="/privacy"');
    expect((await one.post(LIST, send('/search', '2'))).status).toBe(302);
    expect((await site.fetch('/2017/final', { redirect: 'manual' })).headers.get('location')).toBe('/search');
    await one.post(LIST, { intent: 'delete', path: '/2017/final' });
  });

  test('a CSV file comes in with the numbers of wrong lines, or goes in whole and out again', async () => {
    const who = await signIn(site, admin.email);
    const upload = async (text: string) => {
      const body = new FormData();
      body.set('intent', 'import');
      body.set('file', new File([text], 'redirects.csv', { type: 'text/csv' }));
      return textOf(await (await who.post(LIST, body)).text());
    };
    const wrong = await upload('from,to,status\n/a,/contact,301\nb,/contact,301');
    expect(wrong).toContain(redirectsText.notImported);
    expect(wrong).toContain(redirectsText.lineProblem(3, `${problemText['redirect.from']}: b`));
    expect(await upload('')).toContain(problemText['redirect.fileEmpty']);
    expect(await upload('/a,/contact\n/b,\n')).toContain(redirectsText.imported('2'));
    const csv = await who.get('/admin/redirects/csv');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toBe('from,to,status\r\n/a,/contact,301\r\n/b,,410\r\n');
  });
});
