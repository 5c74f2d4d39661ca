import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import type { ArticleInput } from '#features/articles/rules/article-input.ts';
import { sourceText } from '#features/articles/text.ts';
import { createNote } from '#features/notes/rules/change-note.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '../../../kit/content/articles.ts';
import { writeOwnArticle } from '../../../kit/content/newsroom.ts';
import { nodeOf } from '../../../kit/site/expect-metadata.ts';
import { elementsOf, textOf } from '../../../kit/site/html.ts';
import { siteEngine, startSite } from '../../../kit/site/site.ts';
import { signIn } from '../../../kit/site/visitor.ts';

const articles: [title: string, over: Partial<ArticleInput>, line: string | null][] = [
  ['Özümüzün xəbəri', {}, null],
  ['Yalnız bizdə', { origin: 'exclusive' }, null],
  ['Agentlik xəbəri', { origin: 'source', source: 'Reuters' }, 'Reuters-in məlumatına görə'],
  ['Qəzet xəbəri', { origin: 'source', source: '“Marca”' }, '“Marca”nın məlumatına görə'],
  ['Yerli xəbər', { origin: 'source', source: 'Report' }, 'Report-un məlumatına görə'],
  ['Tərcümə yazı', { origin: 'translation', source: 'BBC' }, 'BBC-nin materialının tərcüməsi'],
  ['Klub xəbəri', { origin: 'release', source: 'AFFA' }, 'AFFA-nın press-relizi əsasında'],
];
const ADDRESS = 'https://example.com/a?b=1&c="x"';

describe('the source of an article', async () => {
  let leyla: Actor;
  let articleId = '';
  const slugs = new Map<string, string>();
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      leyla = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
      let now = Date.now() - 100 * MINUTE;
      for (const [title, over] of articles) {
        const sourceUrl = over.origin === 'translation' ? ADDRESS : '';
        const { slug } = await writeArticle(db, { title, ...over, sourceUrl, now });
        slugs.set(title, slug);
        now += MINUTE;
      }
      articleId = (await writeOwnArticle(db, leyla, { title: 'Qeydli yazı', status: 'published' })).id;
      const note = { actor: leyla, articleId, text: 'Gizli qeyd mətni', adminEmail: null, now: NOON, newId };
      await createNote(db, note);
    },
  });
  afterAll(site.stop);
  const page = async (address: string) => (await site.fetch(address)).text();

  test.each(articles)('%s', async (title, over, line) => {
    const address = `/article/${slugs.get(title)}`;
    for (const whole of [await page(address), await page(`${address}?lite=1`)]) {
      const [html = ''] = elementsOf(whole, 'article');
      if (line) expect(textOf(html)).toContain(line);
      else expect(html).not.toContain('data-source=');
      expect(textOf(html).includes(sourceText.exclusive)).toBe(over.origin === 'exclusive');
    }
  });

  test('the source links to its address, and is in the structured data', async () => {
    const html = await page(`/article/${slugs.get('Tərcümə yazı')}`);
    expect(html).toMatch(
      /<a[^>]*href="https:\/\/example\.com\/a\?b=1&amp;c=&quot;x&quot;"[^>]*rel="external"/,
    );
    expect(nodeOf(html, 'NewsArticle').translationOfWork).toMatchObject({
      url: ADDRESS,
      publisher: { name: 'BBC' },
    });
    const own = await page(`/article/${slugs.get('Özümüzün xəbəri')}`);
    expect(own).not.toMatch(/isBasedOn|translationOfWork/);
    expect(await page(`/article/${slugs.get('Klub xəbəri')}`)).toContain('"isBasedOn"');
  });

  test('is named in feeds, and cards mark exclusive articles', async () => {
    const feed = await page('/rss');
    expect(feed).toContain('<dc:source>Reuters</dc:source>');
    expect(feed.match(/<dc:source>/g)).toHaveLength(5);
    const list = textOf(await page('/category/all'));
    expect(list.split(sourceText.exclusive)).toHaveLength(2);
  });

  test('a note about the source is hidden from readers, and in JSON for the newsroom only', async () => {
    for (const address of [
      '/article/qeydli-yazi',
      '/article/qeydli-yazi?lite=1',
      '/rss',
      '/search?q=Gizli+qeyd',
    ])
      expect(await page(address)).not.toContain('Gizli qeyd mətni');
    const board = `/admin/articles/notes/${articleId}/data`;
    expect((await site.fetch(board)).status).toBe(302);
    const session = await signIn(site, leyla.email);
    expect(await (await session.get(board)).text()).toContain('Gizli qeyd mətni');
    const answer = await session.post(`/admin/articles/notes/${articleId}`, {
      intent: 'delete',
      noteId: newId(),
    });
    expect(answer.status).toBe(404);
  });

  test('a text that is too deep or too long is refused at its field and stays in the form', async () => {
    const editor = await signIn(site, leyla.email);
    const send = async (content: string) => {
      const answer = await editor.post('/admin/articles/create', { title: 'A', content, intent: 'draft' });
      expect(answer.status).toBe(422);
      return answer.text();
    };
    const deep = await send('<b>'.repeat(30_000));
    expect(textOf(deep)).toContain(problemText['content.tooComplex']);
    expect(deep).toContain('&lt;b&gt;'.repeat(30_000));
    expect(textOf(await send(`<p>${'a'.repeat(385_000)}</p>`))).toContain(problemText['content.tooLong']);
  });
});
