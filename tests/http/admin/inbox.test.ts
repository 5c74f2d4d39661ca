import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { articleListText } from '#features/articles/text.ts';
import { createContactMessage } from '#features/contact/rules/change-contact-message.ts';
import { contactText, inboxText } from '#features/contact/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

/** Old messages are removed by the server, so these are new. */
const WRITTEN = Date.now() - MINUTE;
const input = (name: string, message: string) => ({
  name,
  message,
  email: 'oxucu@example.az',
  phone: '',
  subject: 'technical',
});

describe('the inbox', () => {
  let site: TestSite;
  let mail: MailServer;
  let editor: Visitor;
  const people: Record<'editor' | 'author', Actor> = {} as never;
  const ids: string[] = [];
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1', SMTP_URL: mail.url },
      async fill(db) {
        people.editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
        people.author = await writeStaff(db, 'author');
        for (const [name, message] of [
          ['Günel', 'Qarabağın cədvəli səhvdir'],
          ['Orxan', 'Sayt açılmır'],
        ] as const) {
          const one = { input: input(name, message), network: 'a', now: WRITTEN + ids.length, newId };
          ids.push((await createContactMessage(db, one)).id);
        }
      },
    });
    editor = await signIn(site, people.editor.email);
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const names = async (search: string) => {
    const html = await (await editor.get(`/admin/inbox${search}`)).text();
    const lines = elementsOf(html, 'li').filter((line) => line.includes('oxucu@example.az'));
    return lines.map((line) => textOf(elementsOf(line, 'strong')[0] ?? ''));
  };

  test('is for editors', async () => {
    const author = await signIn(site, people.author.email);
    for (const path of [
      '/admin/inbox',
      `/admin/inbox/${ids[0]}`,
      '/admin/newsletter',
      '/admin/newsletter/subscribers',
    ])
      expect((await author.get(path)).status).toBe(403);
    expect((await editor.get('/admin/inbox/yox')).status).toBe(404);
  });

  test('is counted in the menu beside the submitted articles, for editors only', async () => {
    await site.change(async (db) => {
      await writeArticle(db, { title: 'Təsdiq gözləyən yazı', status: 'pending' });
    });
    const menuOf = async (visitor: Visitor) => {
      const html = await (await visitor.get('/admin')).text();
      const links = elementsOf(elementsOf(html, 'nav')[0] ?? '', 'a').map(textOf);
      return links.filter(
        (link) => link.startsWith(articleListText.title) || link.startsWith(inboxText.title),
      );
    };
    expect(await menuOf(editor)).toEqual(['Məqalələr təsdiq gözləyir: 1', 'Müraciətlər cavab gözləyir: 2']);
    expect(await (await editor.get('/admin/counters')).json()).toMatchObject({ pending: 1, messages: 2 });
    const author = await signIn(site, people.author.email);
    expect(await menuOf(author)).toEqual([articleListText.title]);
    expect(await (await author.get('/admin/counters')).json()).toMatchObject({ pending: 0, messages: 0 });
  });

  test('shows new messages, newest first, and is searched without diacritics', async () => {
    expect(await names('')).toEqual(['Orxan', 'Günel']);
    expect(await names('?q=qarabagin')).toEqual(['Günel']);
    expect(await names('?status=answered')).toEqual([]);
    expect(await (await editor.get('/admin/inbox?status=archived')).text()).toContain(
      inboxText.empty.archived,
    );
    expect(await (await editor.get('/admin/inbox?q=tapilmaz')).text()).toContain(inboxText.nothingFound);
  });

  test('sends a reply by mail, and stores the reply', async () => {
    const path = `/admin/inbox/${ids[0]}`;
    const page = await (await editor.get(path)).text();
    expect(textOf(page)).toContain('Qarabağın cədvəli səhvdir');
    expect(textOf(page)).toContain(contactText.subjects.technical);
    const empty = await editor.post(path, { intent: 'reply', text: ' ' });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain(problemText['contact.replyRequired']);

    const answer = await editor.post(path, { intent: 'reply', text: 'Düzəltdik, sağ olun.' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
    const letter = await mail.take((one) => one.to.includes('oxucu@example.az'));
    expect(letter.text).toMatch(/^Düzəltdik, sağ olun\.\n\nLeyla Həsənova/);
    expect(textOf(await (await editor.get(path)).text())).toContain('Düzəltdik, sağ olun.');
    expect(await names('')).toEqual(['Orxan']);
    expect(await names('?status=answered')).toEqual(['Günel']);
  });

  test('archives, restores and erases messages', async () => {
    const path = `/admin/inbox/${ids[1]}`;
    await editor.post(path, { intent: 'archive' });
    expect(await names('?status=archived')).toEqual(['Orxan']);
    await editor.post(path, { intent: 'restore' });
    expect(await names('')).toEqual(['Orxan']);
    const erased = await editor.post(path, { intent: 'erase' });
    expect(erased.headers.get('location')).toBe('/admin/inbox');
    expect((await editor.get(path)).status).toBe(404);
    expect((await editor.post(path, { intent: 'nəsə' })).status).toBe(400);
  });
});
