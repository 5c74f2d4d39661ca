import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { writeCategory } from '../../../kit/content/articles.ts';
import { textOf } from '../../../kit/site/html.ts';
import { startSite, type TestSite } from '../../../kit/site/site.ts';
import { signIn, type Visitor } from '../../../kit/site/visitor.ts';

let site: TestSite;
let editor: Visitor;
beforeAll(async () => {
  let email = '';
  site = await startSite({
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      ({ email } = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' }));
      await writeCategory(db, 'football', 'Futbol');
    },
  });
  editor = await signIn(site, email);
});
afterAll(() => site.stop());

const sound = {
  title: 'Turun proqramı',
  excerpt: 'Qısa.',
  content: '<p>Mətn.</p>',
  category: 'football',
  author: 'Leyla Həsənova',
  intent: 'schedule',
};

test.each([
  ['01.01.2001 10:00', 'scheduledAt.past'],
  ['sabah axşam', 'scheduledAt.invalid'],
  ['11/21/2099 10:00 PM', 'scheduledAt.invalid'],
  ['', 'scheduledAt.required'],
] as const)(
  'the time %j is refused in its own words, at the field and above the form',
  async (typed, code) => {
    const answer = await editor.post('/admin/articles/create', { ...sound, scheduledAt: typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html).split(problemText[code]).length - 1).toBe(2);
    expect(textOf(html)).not.toContain(problemText['form.incomplete']);
    if (typed) expect(html).toContain(`value="${typed}"`);
  },
);

test('a time with the day first is accepted', async () => {
  const answer = await editor.post('/admin/articles/create', { ...sound, scheduledAt: '3.2.2099 9:05' });
  expect(answer.status).toBe(302);
  let at: number | null | undefined;
  await site.change(async (db) => {
    at = (await db.selectFrom('article').select('scheduled_at').executeTakeFirst())?.scheduled_at;
  });
  expect(at).toBe(Date.parse('2099-02-03T09:05:00+04:00'));
});
