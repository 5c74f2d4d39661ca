import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { createContactMessage } from '#features/contact/rules/change-contact-message.ts';
import type { Database } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { writeComment, writeDiscussion } from '../../kit/content/comments.ts';
import { writeSeason, writeTeam } from '../../kit/content/matches.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

interface Case {
  /** The screen of the form, and the table in which it creates a row. */
  path: string;
  table: keyof Database;
  fields: Record<string, string>;
  /** A field with another value, with which the sent form is not the same. */
  other: Record<string, string>;
}

/** What the forms need: the ids are known when the site runs. */
const needed: Record<'article' | 'comment' | 'message' | 'season' | 'home' | 'away', string> = {} as never;

const cases: [name: string, form: () => Case][] = [
  [
    'a poll',
    () => ({
      path: '/admin/polls',
      table: 'poll',
      fields: { question: 'Kim udacaq?', options: 'Qarabağ\nNeftçi', closesAt: '' },
      other: { question: 'Kim uduzacaq?' },
    }),
  ],
  [
    'a breaking entry',
    () => ({
      path: '/admin/breaking',
      table: 'breaking_entry',
      fields: { text: 'Qarabağ qələbə qazandı', address: '', level: 'breaking', startsAt: '', endsAt: '' },
      other: { text: 'Qarabağ heç-heçə etdi' },
    }),
  ],
  [
    'a webhook',
    () => ({
      path: '/admin/webhooks',
      table: 'webhook',
      fields: { url: 'https://example.az/hook', events: 'article.published' },
      other: { url: 'https://example.az/other' },
    }),
  ],
  [
    'a match',
    () => ({
      path: '/admin/matches/create',
      table: 'fixture',
      fields: {
        season: needed.season,
        home: needed.home,
        away: needed.away,
        kickOff: '2026-03-07T20:30',
        broadcast: 'none',
      },
      other: { kickOff: '2026-03-08T20:30' },
    }),
  ],
  [
    'a newsletter issue',
    () => ({
      path: '/admin/newsletter/create',
      table: 'newsletter_issue',
      fields: {
        intent: 'save',
        kind: 'weekly',
        subject: 'Həftənin oyunları',
        intro: '',
        article: needed.article,
        [`order-${needed.article}`]: '1',
      },
      other: { subject: 'Ayın oyunları' },
    }),
  ],
  [
    'a ban',
    () => ({
      path: `/admin/comments/ban/${needed.comment}`,
      table: 'comment_ban',
      fields: { days: '7', reason: 'Söyüş' },
      other: { reason: 'Reklam' },
    }),
  ],
  [
    'a reply to a message',
    () => ({
      path: `/admin/inbox/${needed.message}`,
      table: 'contact_reply',
      fields: { intent: 'reply', text: 'Təşəkkür edirik.' },
      other: { text: 'Sağ olun.' },
    }),
  ],
];

describe('a form that creates something', () => {
  let site: TestSite;
  let admin: Visitor;
  beforeAll(async () => {
    let person = {} as Actor;
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        person = await writeStaff(db, 'admin');
        needed.article = (await writeArticle(db)).id;
        const { articleId } = await writeDiscussion(db, { now: Date.now() - DAY });
        needed.comment = (await writeComment(db, articleId, { now: Date.now() - MINUTE })).id;
        const input = {
          name: 'Günel',
          email: 'oxucu@example.az',
          phone: '',
          subject: 'technical',
          message: 'Salam',
        };
        needed.message = (
          await createContactMessage(db, { input, network: 'a', now: Date.now() - MINUTE, newId })
        ).id;
        const season = await writeSeason(db);
        const { competition_id } = await db
          .selectFrom('season')
          .select('competition_id')
          .executeTakeFirstOrThrow();
        needed.season = `${competition_id}/${season}`;
        needed.home = await writeTeam(db, 'Qarabağ');
        needed.away = await writeTeam(db, 'Neftçi');
      },
    });
    admin = await signIn(site, person.email);
  });
  afterAll(() => site.stop());

  async function countRows(table: keyof Database): Promise<number> {
    let count = 0;
    await site.change(async (db) => {
      count = (
        await db
          .selectFrom(table as 'venue')
          .select('id')
          .execute()
      ).length;
    });
    return count;
  }

  test.each(cases)('creates %s once, however often it is sent', async (_name, form) => {
    const { path, table, fields, other } = form();
    const before = await countRows(table);
    const id = await readFormId(path);
    const sent = { ...fields, id };
    const together = await Promise.all([admin.post(path, sent), admin.post(path, sent)]);
    const late = await admin.post(path, sent);
    const statuses = [...together, late].map(({ status }) => status);
    expect(statuses).toEqual(table === 'webhook' ? [200, 200, 200] : [302, 302, 302]);
    expect(await countRows(table)).toBe(before + 1);

    const changed = await admin.post(path, { ...sent, ...other });
    expect(changed.status).toBe(409);
    expect(textOf(await changed.text())).toContain(problemText['form.sentBefore']);
    expect(await countRows(table)).toBe(before + 1);

    // A form that was opened again is a new one.
    expect((await admin.post(path, { ...sent, ...other, id: await readFormId(path) })).ok).toBe(
      table === 'webhook',
    );
    expect(await countRows(table)).toBe(before + 2);
  });

  /** The id that the screen gives what its form creates. */
  async function readFormId(path: string): Promise<string> {
    const html = await (await admin.get(path)).text();
    const id = /<input type="hidden" name="id" value="(\w{20})"/.exec(html)?.[1];
    expect(id, path).toBeDefined();
    return id ?? '';
  }

  test('creates an import once, with the file that was sent first', async () => {
    const path = '/admin/import/articles';
    const send = async (name: string, id: string) => {
      const form = new FormData();
      for (const [field, value] of Object.entries({ system: 'csv', siteUrl: '', id })) form.set(field, value);
      form.set('file', new File(['id,title,content\n1,Xəbər,<p>Mətn</p>\n'], name));
      return admin.post(path, form);
    };
    const id = await readFormId(path);
    const together = await Promise.all([send('sayt.csv', id), send('sayt.csv', id)]);
    const addresses = together.map((answer) => answer.headers.get('location'));
    expect(addresses).toEqual([`${path}/${id}`, `${path}/${id}`]);
    expect((await send('başqa.csv', id)).status).toBe(409);
    expect(await countRows('import_job')).toBe(1);
    expect(globSync('files/imports/*', { cwd: site.dataDir })).toHaveLength(1);
  });

  test('stores a message of a reader once', async () => {
    const before = await countRows('contact_message');
    const message = {
      name: 'Rauf',
      email: 'rauf@example.az',
      phone: '',
      subject: 'technical',
      message: 'Cədvəl açılmır.',
    };
    const statuses = [
      ...(await Promise.all([admin.post('/contact', message), admin.post('/contact', message)])),
      await admin.post('/contact', message),
    ].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(await countRows('contact_message')).toBe(before + 1);
    await admin.post('/contact', { ...message, message: 'Cədvəl yenə açılmır.' });
    expect(await countRows('contact_message')).toBe(before + 2);
  });
});
