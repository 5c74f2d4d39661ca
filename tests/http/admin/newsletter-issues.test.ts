import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { newsletterAdminText } from '#features/newsletter/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { writeSubscriber } from '../../kit/content/audience.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { attributesOf, elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

describe('newsletter issues', () => {
  let site: TestSite;
  let mail: MailServer;
  let editor: Visitor;
  const people: Record<'admin' | 'editor', Actor> = {} as never;
  const articles: string[] = [];
  let old = '';
  const subscribers: string[] = [];
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1', SMTP_URL: mail.url },
      async fill(db) {
        for (const role of ['admin', 'editor'] as const) people[role] = await writeStaff(db, role);
        for (const title of ['Birinci xəbər', 'İkinci xəbər'])
          articles.push((await writeArticle(db, { title })).id);
        // Older than all that the chooser lists without a search.
        old = (await writeArticle(db, { title: 'Kəpəz kuboku qaldırdı', now: NOON - MINUTE })).id;
        for (let n = 0; n < 40; n++) await writeArticle(db, { title: `Turun icmalı ${n}`, now: NOON });
        for (const name of ['aysel', 'orxan'])
          subscribers.push(await writeSubscriber(db, `${name}@example.az`));
      },
    });
    editor = await signIn(site, people.editor.email);
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const composed = () => ({
    intent: 'save',
    kind: 'weekly',
    subject: 'Həftənin oyunları',
    intro: 'Salam.',
    article: articles[0] ?? '',
    [`order-${articles[0]}`]: '1',
  });
  const create = async () =>
    (await editor.post('/admin/newsletter/create', composed())).headers.get('location') ?? '';

  test('composes an issue, previews it, sends a test, schedules and unschedules it', async () => {
    const wrong = await editor.post('/admin/newsletter/create', {
      intent: 'save',
      kind: 'weekly',
      subject: 'Mövzu',
    });
    expect(wrong.status).toBe(422);
    const again = await wrong.text();
    expect(again).toContain(problemText['issue.articlesRequired']);
    expect(again).toContain('value="Mövzu"');

    const path = await create();
    expect(path).toMatch(/^\/admin\/newsletter\/\w{20}$/);
    const html = await (await editor.get(path)).text();
    expect(html, 'the preview runs nothing').toMatch(/<iframe[^>]* sandbox=""/);
    expect(elementsOf(html, 'pre').map(textOf).join()).toMatch(/Həftənin icmalı Salam\. Birinci xəbər/);
    await editor.post(path, { ...composed(), subject: 'Başqa mövzu' });
    expect(textOf(await (await editor.get('/admin/newsletter')).text())).toContain('Başqa mövzu');

    await editor.post(path, { intent: 'test', email: 'sinaq@example.az' });
    expect((await mail.take((one) => one.to.includes('sinaq@example.az'))).subject).toBe(
      '[Sınaq] Başqa mövzu',
    );
    for (const [scheduledAt, code] of [
      ['', 'scheduledAt.required'],
      ['2020-01-01T10:00', 'scheduledAt.past'],
      ['sabah', 'scheduledAt.invalid'],
    ] as const) {
      const answer = await editor.post(path, { intent: 'schedule', scheduledAt });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(problemText[code]);
    }
    await editor.post(path, { intent: 'schedule', scheduledAt: '2099-01-01T10:00' });
    expect(await (await editor.get(path)).text()).toContain(
      newsletterAdminText.scheduled('1 yanvar 2099, 10:00'),
    );
    await editor.post(path, { intent: 'unschedule' });
    expect((await editor.post(path, { intent: 'delete' })).headers.get('location')).toBe('/admin/newsletter');
    expect((await editor.get(path)).status).toBe(404);
  });

  test('the article picker searches all articles, and keeps the selection and the typed text', async () => {
    /** The articles of the chooser as ids; a checked one has its number behind it. */
    const listed = (html: string) =>
      elementsOf(elementsOf(html, 'ul').find((list) => list.includes('name="article"')) ?? '', 'li').map(
        (row) => {
          const id = /name="article"[^>]*value="(\w+)"|$/.exec(row)?.[1];
          const order = /name="order-\w+"[^>]*value="(\d+)"|$/.exec(row)?.[1];
          return row.includes('checked=""') ? `${id} ${order}` : id;
        },
      );
    const [first = '', second = ''] = articles;
    const create = '/admin/newsletter/create';
    expect(listed(await (await editor.get(create)).text())).not.toContain(old);

    /** The form with two chosen articles in the opposite order of the list, and more fields. */
    const withFields = (...more: [string, string][]) => {
      const form = new FormData();
      for (const [name, value] of [
        ['kind', 'breaking'],
        ['subject', 'Mövzu'],
        ['intro', 'Salam.'],
        ['article', first],
        ['article', second],
        [`order-${first}`, '2'],
        [`order-${second}`, '1'],
        ...more,
      ] as [string, string][])
        form.append(name, value);
      return form;
    };
    const search = withFields(['q', 'kepezin kuboku'], ['intent', 'search']);
    const path = (await editor.post(create, withFields(['intent', 'save']))).headers.get('location') ?? '';
    for (const address of [create, path]) {
      const answer = await editor.post(address, search);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(listed(html)).toEqual([`${second} 1`, `${first} 2`, old]);
      expect(attributesOf(html, 'value')).toEqual(expect.arrayContaining(['Mövzu', 'kepezin kuboku']));
      expect(elementsOf(html, 'textarea').map(textOf)).toContain('Salam.');
    }
    search.set('q', 'beləsöz');
    const none = await (await editor.post(create, search)).text();
    expect(listed(none)).toHaveLength(2);
    expect(textOf(none)).toContain(newsletterAdminText.noArticleFound);

    // A refused form keeps a chosen article that only the search had found.
    const refused = withFields(['article', old], ['intent', 'save']);
    refused.set('subject', '');
    const again = await editor.post(path, refused);
    expect(again.status).toBe(422);
    expect(listed(await again.text()).slice(0, 3)).toEqual([`${second} 1`, `${first} 2`, `${old} 3`]);
    refused.set('subject', 'Mövzu');
    expect((await editor.post(path, refused)).status).toBe(302);
    expect(listed(await (await editor.get(path)).text())[2]).toBe(`${old} 3`);

    const found = await editor.get('/admin/newsletter/articles?q=kepez');
    expect(await found.json()).toMatchObject([{ id: old, title: 'Kəpəz kuboku qaldırdı' }]);
  });

  test('sends an issue at once and counts its deliveries', async () => {
    const path = await create();
    await editor.post(path, { intent: 'send' });
    for (const name of ['aysel', 'orxan'])
      expect((await mail.take((one) => one.to.includes(`${name}@example.az`))).subject).toBe(
        'Həftənin oyunları',
      );
    // The last letter may be counted before the issue itself has ended.
    await expect.poll(async () => (await editor.get(path)).text()).not.toContain('value="stop"');
    const shown = textOf(await (await editor.get(path)).text());
    expect(shown).toContain(`${newsletterAdminText.counts.sent} 2`);
    const late = await editor.post(path, { intent: 'stop' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(problemText['issue.notSending']);
  });

  test('finds subscribers, exports them for admins, and erases them completely', async () => {
    const path = '/admin/newsletter/subscribers';
    const found = textOf(await (await editor.get(`${path}?q=AYSEL`)).text());
    expect(found).toContain('aysel@example.az');
    expect(found).not.toContain('orxan@example.az');
    expect(found, 'addresses of every status').toContain(newsletterAdminText.listed(1));
    expect((await editor.get(`${path}/csv`)).status).toBe(403);
    expect(await (await editor.get(path)).text()).not.toContain(`${path}/csv`);
    const admin = await signIn(site, people.admin.email);
    const file = await admin.get(`${path}/csv`);
    expect(file.headers.get('content-disposition')).toContain('subscribers.csv');
    expect((await file.text()).split('\r\n')).toHaveLength(4);

    const erased = await editor.post(`${path}?q=a`, { intent: 'erase', id: subscribers[0] ?? '' });
    expect(erased.headers.get('location')).toBe(`${path}?q=a`);
    expect((await editor.post(path, { intent: 'erase', id: subscribers[0] ?? '' })).status).toBe(404);
    await site.change(async (db) => {
      const left = await db.selectFrom('newsletter_delivery').select('subscriber_id').execute();
      expect(left).toEqual([{ subscriber_id: subscribers[1] }]);
    });
  });
});
