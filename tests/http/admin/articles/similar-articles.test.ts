import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { HOUR } from '#az/format/durations.ts';
import { similarText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { writeArticle } from '../../../kit/content/articles.ts';
import { writeOwnArticle } from '../../../kit/content/newsroom.ts';
import { elementsOf, textOf } from '../../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../../kit/site/site.ts';
import { signIn, type Visitor } from '../../../kit/site/visitor.ts';

const CREATE = '/admin/articles/create';
const story = {
  title: 'Rəşad Sadıqov “Zirə”dən getdi',
  excerpt: 'Mütəxəssis baş məşqçi vəzifəsini tərk edib.',
};
const form = { ...story, content: '<p>Mətn.</p>', category: 'football', author: 'Aysel Məmmədli' };

describe('a story that is published already', () => {
  let site: TestSite;
  let editor: Visitor;
  let editorIs: Actor;
  let known: { id: string; slug: string };
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        editorIs = await writeStaff(db, 'editor');
        known = await writeArticle(db, { ...story, now: Date.now() - HOUR });
      },
    });
    editor = await signIn(site, editorIs.email);
  });
  afterAll(() => site.stop());

  const warning = (html: string) =>
    elementsOf(html, 'section').find((section) => section.includes('data-similar-articles')) ?? '';

  test('is shown before a new article is published, and the next press publishes', async () => {
    const sent = { ...form, title: 'Rəşad Sadıqov “Zirə”dən ayrıldı', intent: 'publish' };
    const first = await editor.post(CREATE, sent);
    const html = await first.text();
    const shown = warning(html);
    expect(first.status).toBe(409);
    expect(shown).toContain(`href="/article/${known.slug}" target="_blank"`);
    expect(textOf(shown)).toMatch(
      new RegExp(`${similarText.found(48, 50)} ${story.title} Aysel Məmmədli · .* · \\d\\d% oxşar`),
    );
    expect(textOf(shown)).toContain(similarText.again);
    expect(textOf(html)).toContain(sent.title);
    const seenSimilar = /name="seenSimilar" value="([^"]*)"/.exec(shown)?.[1] ?? '';
    // A problem of the input comes first, and what was seen counts in the next answer.
    const wrong = await (await editor.post(CREATE, { ...sent, seenSimilar, title: '' })).text();
    expect(textOf(wrong)).toContain(problemText['title.required']);
    expect(wrong).toContain(`name="seenSimilar" value="${seenSimilar}"`);
    expect((await editor.post(CREATE, { ...sent, seenSimilar })).status).toBe(302);
    expect((await editor.post(CREATE, { ...sent, intent: 'draft' })).status).toBe(302);
  });

  test('is shown to the editor who opens a submitted article', async () => {
    let id = '';
    await site.change(async (db) => {
      id = (await writeOwnArticle(db, editorIs, { ...story, status: 'pending' })).id;
    });
    const address = `/admin/articles/edit/${id}`;
    const setStatus = (status: 'draft' | 'pending') =>
      site.change(async (db) => {
        await db.updateTable('article').set({ status }).where('id', '=', id).execute();
      });
    await setStatus('draft');
    expect(warning(await (await editor.get(address)).text()), 'a draft is not to be published').toBe('');
    await setStatus('pending');
    const shown = warning(await (await editor.get(address)).text());
    expect(textOf(shown)).toContain(story.title);
    expect(textOf(shown)).not.toContain(similarText.again);
    const seen = [...shown.matchAll(/name="seenSimilar" value="([^"]*)"/g)].map((match) => match[1]);
    expect(seen).toContain(known.id);
    const fields = new URLSearchParams({ ...form, id, baseVersion: '1', intent: 'publish' });
    for (const article of seen) fields.append('seenSimilar', article ?? '');
    const cookie = [...editor.cookies].map((pair) => pair.join('=')).join('; ');
    const init = { method: 'POST', body: fields, headers: { cookie, Origin: site.url } };
    expect((await site.fetch(address, init)).status).toBe(302);
  });
});
