import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { issueLimits } from '#features/newsletter/rules/newsletter-issue.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { pngOf } from '../../kit/content/media.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

const MISSING = 'bele-sey-yoxdur';

describe('changes that the back-office refuses', () => {
  let site: TestSite;
  let editor: Visitor;
  let author: Visitor;
  const articles: string[] = [];
  beforeAll(async () => {
    const emails = { editor: '', author: '' };
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        for (const role of ['editor', 'author'] as const) emails[role] = (await writeStaff(db, role)).email;
        for (let n = 0; n <= issueLimits.articles; n += 1)
          articles.push((await writeArticle(db, { title: `Xəbər ${n}` })).id);
      },
    });
    editor = await signIn(site, emails.editor);
    author = await signIn(site, emails.author);
  });
  afterAll(() => site.stop());

  const countIssues = async () => {
    let count = 0;
    await site.change(async (db) => {
      count = (await db.selectFrom('newsletter_issue').select('id').execute()).length;
    });
    return count;
  };
  const statusOf = async (path: string, fields: Record<string, string>, who = editor) =>
    (await who.post(path, fields)).status;

  describe('the front page', () => {
    const draft = '/admin/home/draft';

    test.each(['', 'explode', 'pin', 'pin slider-9 x', 'move slider-1', 'move slider-1 nowhere', 'unpin'])(
      'an unknown intent %j is a bad request',
      async (intent) => {
        expect(await statusOf('/admin/home', { intent, version: '0' })).toBe(400);
      },
    );

    test.each([
      ['take', 404],
      ['revert', 404],
      // Somebody else may have cancelled it, or the clock has published it: that is a conflict.
      ['cancel', 409],
    ])('%s needs a layout that is still there', async (intent, status) => {
      expect(await statusOf('/admin/home', { intent, version: '0', id: MISSING })).toBe(status);
    });

    test('a draft is refused in JSON: without a session, with too low a role, with an invalid time', async () => {
      const signedOut = await newVisitor(site).post(draft, { version: '0' });
      expect([signedOut.status, signedOut.headers.get('content-type')]).toEqual([401, 'application/json']);
      expect(await statusOf(draft, { version: '0' }, author)).toBe(403);
      const wrong = await editor.post(draft, {
        version: '0',
        'article-slider-1': articles[0] ?? '',
        'until-slider-1': 'sabah',
      });
      expect(wrong.status).toBe(422);
      expect(await wrong.json()).toMatchObject({
        problem: null,
        problems: [{ field: 'until-slider-1', code: 'layout.untilInvalid' }],
      });
    });
  });

  describe('the media library', () => {
    test('a picture that does not exist is not found for any action', async () => {
      const path = `/admin/media/${MISSING}`;
      expect((await editor.get(path)).status).toBe(404);
      expect(await statusOf(path, { intent: 'delete' })).toBe(404);
      expect(await statusOf(path, { intent: 'metadata', alt: 'Qol' })).toBe(404);
    });

    test('an unknown intent and a cursor of no picture do no harm', async () => {
      expect(await statusOf(`/admin/media/${MISSING}`, { intent: 'explode' })).toBe(400);
      const beyond = await editor.get('/admin/media/pictures?after=0.x');
      expect(beyond.status).toBeLessThan(500);
    });

    test('the picker gets 24 pictures at a time, and a cursor for the rest', async () => {
      expect(await (await author.get('/admin/media/pictures')).json()).toEqual({ pictures: [], next: null });
      const cookie = [...author.cookies].map((pair) => pair.join('=')).join('; ');
      for (let n = 0; n < 25; n += 1) {
        const body = new FormData();
        const bytes = new Uint8Array(await pngOf(`#0000${(16 + n).toString(16)}`));
        body.set('file', new File([bytes], `${n}.png`, { type: 'image/png' }));
        const headers = { cookie, Origin: site.url };
        expect((await site.fetch('/admin/media/upload', { method: 'POST', body, headers })).status).toBe(201);
      }
      interface Page {
        pictures: { id: string }[];
        next: string | null;
      }
      const read = async (query: string) =>
        (await (await author.get(`/admin/media/pictures${query}`)).json()) as Page;
      const first = await read('');
      const second = await read(`?after=${encodeURIComponent(first.next ?? '')}`);
      expect([first.pictures.length, second.pictures.length, second.next]).toEqual([24, 1, null]);
      expect(new Set([...first.pictures, ...second.pictures].map(({ id }) => id)).size).toBe(25);
      expect(await read('?q=bele-fayl-yoxdur')).toEqual({ pictures: [], next: null });
    });
  });

  describe('the newsletter', () => {
    const create = '/admin/newsletter/create';
    const issue = () => ({ intent: 'save', kind: 'weekly', subject: 'İcmal', article: articles[0] ?? '' });

    test.each<[code: keyof typeof problemText, changes: Record<string, string>]>([
      ['issue.kindUnknown', { kind: 'daily' }],
      ['issue.subjectRequired', { subject: ' ' }],
      ['issue.subjectTooLong', { subject: 'a'.repeat(issueLimits.subject + 1) }],
      ['issue.introTooLong', { intro: 'a'.repeat(issueLimits.intro + 1) }],
    ])('an issue is refused with %s, and nothing is stored', async (code, changes) => {
      const refused = await editor.post(create, { ...issue(), ...changes });
      expect(refused.status).toBe(422);
      expect(textOf(await refused.text())).toContain(problemText[code]);
      expect(await countIssues()).toBe(0);
    });

    test('more articles than an issue may have are refused', async () => {
      const body = new URLSearchParams(issue());
      for (const id of articles) body.append('article', id);
      const cookie = [...editor.cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { cookie, Origin: site.url };
      const refused = await site.fetch(create, { method: 'POST', body, headers });
      expect(refused.status).toBe(422);
      expect(textOf(await refused.text())).toContain(problemText['issue.articlesTooMany']);
    });

    test('an issue that exists refuses what its state or the form does not allow', async () => {
      const path = (await editor.post(create, issue())).headers.get('location') ?? '';
      expect(await statusOf(path, { intent: 'explode' })).toBe(400);
      expect(await statusOf(path, { intent: 'stop' })).toBe(409);
      expect(await statusOf(path, { intent: 'unschedule' })).toBe(409);
      expect(await statusOf(path, { intent: 'test', email: 'poct' })).toBe(422);
      const refused = await editor.post(path, { ...issue(), subject: '', intro: 'Yazdığım mətn.' });
      expect(refused.status).toBe(422);
      expect(textOf(await refused.text())).toContain('Yazdığım mətn.');
      expect(textOf(await (await editor.get(path)).text())).toContain('İcmal');
      expect(await statusOf(path, { intent: 'delete' })).toBe(302);
      // A save that comes after the deletion writes nothing.
      expect(await statusOf(path, issue())).toBe(409);
      expect(await countIssues()).toBe(0);
      expect((await editor.get(path)).status).toBe(404);
    });

    test('an author may neither write an issue nor read the subscribers', async () => {
      expect(await statusOf(create, issue(), author)).toBe(403);
      expect((await author.get('/admin/newsletter/subscribers')).status).toBe(403);
      expect(await statusOf('/admin/newsletter/subscribers', { intent: 'erase', id: MISSING })).toBe(404);
    });
  });
});
