import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#az/text/problems.ts';
import { newsletterAdminText } from '#az/text/site/newsletter.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { writeSubscriber } from '#tests/kit/content/audience.ts';
import { type MailServer, startMailServer } from '#tests/kit/servers/mail-server.ts';
import { elementsOf, textOf } from '#tests/kit/site/html.ts';
import { siteEngines, startSite, type TestSite } from '#tests/kit/site/site.ts';
import { signIn, type Visitor } from '#tests/kit/site/visitor.ts';

describe.each(siteEngines())('newsletter issues on %s', (engine) => {
  let site: TestSite;
  let mail: MailServer;
  let editor: Visitor;
  const people: Record<'admin' | 'editor', Actor> = {} as never;
  const articles: string[] = [];
  const subscribers: string[] = [];
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      engine,
      env: { TRUST_PROXY: '1', SMTP_URL: mail.url },
      async fill(db) {
        for (const role of ['admin', 'editor'] as const) people[role] = await writeStaff(db, role);
        for (const title of ['Birinci xəbər', 'İkinci xəbər'])
          articles.push((await writeArticle(db, { title })).id);
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

  test('composes, shows the mail, tries it, plans it and takes it back', async () => {
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

  test('sends at once and counts what came of it', async () => {
    const path = await create();
    await editor.post(path, { intent: 'send' });
    for (const name of ['aysel', 'orxan'])
      expect((await mail.take((one) => one.to.includes(`${name}@example.az`))).subject).toBe(
        'Həftənin oyunları',
      );
    await expect
      .poll(async () => textOf(await (await editor.get(path)).text()), { timeout: 5000 })
      .toContain(`${newsletterAdminText.counts.sent} 2`);
    const late = await editor.post(path, { intent: 'stop' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(problemText['issue.notSending']);
  });

  test('finds subscribers, gives admins the list as a file, and really erases', async () => {
    const path = '/admin/newsletter/subscribers';
    const found = textOf(await (await editor.get(`${path}?q=AYSEL`)).text());
    expect(found).toContain('aysel@example.az');
    expect(found).not.toContain('orxan@example.az');
    expect((await editor.get(`${path}/csv`)).status).toBe(403);
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
