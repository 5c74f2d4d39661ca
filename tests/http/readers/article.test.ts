import { afterAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import { articleText } from '#features/articles/text.ts';
import { homeText } from '#features/front-page/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { commonText } from '#platform/text/common.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { asEditor } from '../../kit/content/newsroom.ts';
import { nodeOf } from '../../kit/site/expect-metadata.ts';
import { addressesOf, attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { newVisitor, signIn } from '../../kit/site/visitor.ts';

const TITLE = 'Qəbələ – Kəpəz 2:1';
const SLUG = 'qebele-kepez-21';

describe('an article', async () => {
  const people: Record<'editor' | 'author', Actor> = {} as never;
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      for (const role of ['editor', 'author'] as const) people[role] = await writeStaff(db, role);
      for (let n = 0; n < 9; n += 1)
        await writeArticle(db, {
          title: `Yaxın xəbər ${n}`,
          category: 'azerbaijan-premier-league',
          tags: n < 2 ? ['Qəbələ'] : [],
          now: NOON + n * MINUTE,
        });
      await writeArticle(db, { title: 'Başqa bölmədən', category: 'chess', tags: ['Qəbələ'] });
      const tags = ['Qəbələ', 'Kəpəz'];
      await writeArticle(db, {
        title: TITLE,
        tags,
        category: 'azerbaijan-premier-league',
        now: NOON + HOUR,
        excerpt: 'Ev sahibləri son dəqiqədə qalib gəldi.',
        image: 'https://example.org/qol.jpg',
        content: '<p>Oyun <strong>gərgin</strong> keçdi.</p>',
      });
      const { id } = await writeArticle(db, { title: 'Köhnə xəbər' });
      await archiveArticle(db, { id, now: NOON + MINUTE, ...(await asEditor(db)) });
      await writeArticle(db, { title: 'Hələ yazılır', status: 'draft' });
    },
  });
  afterAll(site.stop);
  const answer = await site.fetch(`/article/${SLUG}`);
  const html = await answer.text();

  test('is complete', () => {
    expect(answer.status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="az"/);
    const words = textOf(html);
    for (const part of [
      TITLE,
      'Ev sahibləri son dəqiqədə qalib gəldi.',
      'Oyun gərgin keçdi.',
      'Aysel Məmmədli',
    ])
      expect(words).toContain(part);
    expect(words).toContain('7 mart 2026');
    expect(words).toContain('0 baxış');
    expect(attributesOf(html, 'src')).toContain('https://example.org/qol.jpg');
  });

  test('can be shared by links to Telegram, WhatsApp, Facebook and X, and by two buttons', () => {
    const section = sectionUnder(html, articleText.share);
    const address = encodeURIComponent(`${site.url}/article/${SLUG}`);
    const links = addressesOf(section);
    expect(links.map((link) => new URL(link).host)).toEqual(['t.me', 'wa.me', 'www.facebook.com', 'x.com']);
    for (const link of links) expect(link).toContain(address);
    expect(section.match(/rel="noopener nofollow"/g), 'search engines follow none').toHaveLength(4);
    expect(elementsOf(section, 'button').map(textOf)).toEqual([articleText.share, articleText.copyLink]);
  });

  test('links an editor, and nobody else, to its form, on a page that is not cached', async () => {
    const link = /href="\/admin\/articles\/edit\/[0-9A-Za-z]{20}"/;
    const editor = await signIn(site, people.editor.email);
    const own = await editor.get(`/article/${SLUG}`);
    const words = await own.text();
    expect(words).toMatch(link);
    expect(words).toContain(commonText.edit);
    expect(own.headers.get('cache-control')).toMatch(/^private/);
    const form = /\/admin\/articles\/edit\/\w+/.exec(words)?.[0] ?? '';
    expect((await editor.get(form)).status).toBe(200);
    const author = await signIn(site, people.author.email);
    for (const visitor of [author, newVisitor(site), newVisitor(site)])
      expect(await (await visitor.get(`/article/${SLUG}`)).text()).not.toMatch(link);
    expect((await newVisitor(site).get(form)).status).toBe(302);
  });

  test('has breadcrumbs: home, category', () => {
    const breadcrumb =
      elementsOf(html, 'nav').find((nav) => nav.includes('aria-label="Naviqasiya yolu"')) ??
      elementsOf(html, 'ol')[0] ??
      '';
    expect(attributesOf(breadcrumb, 'href')).toEqual(['/', '/category/azerbaijan-premier-league']);
  });

  test('links to its tags, its author and its category', () => {
    const links = attributesOf(html, 'href');
    expect(links).toEqual(expect.arrayContaining(['/tag/qebele', '/tag/kepez', '/author/aysel-memmedli']));
    const more = elementsOf(html, 'a').find(
      (link) => textOf(link) === articleText.moreFromCategory('azerbaijan-premier-league'),
    );
    expect(more).toContain('href="/category/azerbaijan-premier-league"');
  });

  test('shows six related articles, those sharing a tag first, never itself or another category', () => {
    const related = elementsOf(sectionUnder(html, articleText.related), 'article').map(textOf);
    expect(related).toHaveLength(6);
    expect(related[0]).toContain('Yaxın xəbər 1');
    expect(related[1]).toContain('Yaxın xəbər 0');
    expect(related[2]).toContain('Yaxın xəbər 8');
    expect(related.join()).not.toMatch(/Başqa bölmədən|Qəbələ – Kəpəz/);
  });

  test('has its rail after the text: the related articles once, and the most read others', () => {
    const rail = html.slice(html.indexOf('<aside', html.indexOf('class="article-text')));
    expect(elementsOf(html, 'h2').filter((one) => textOf(one) === articleText.related)).toHaveLength(1);
    expect(attributesOf(sectionUnder(rail, articleText.related), 'href')).toHaveLength(6);
    const mostRead = attributesOf(sectionUnder(rail, homeText.mostRead), 'href');
    expect(mostRead.length).toBeGreaterThan(1);
    expect(mostRead).not.toContain(`/article/${SLUG}`);
  });

  test('has a canonical address and structured data', () => {
    expect(html).toContain(`<link rel="canonical" href="${site.url}/article/${SLUG}"`);
    const json = nodeOf(html, 'NewsArticle');
    const meta = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"/>`).exec(html)?.[1] ?? null;
    expect(meta('og:type')).toBe('article');
    expect(meta('og:site_name')).toBe('GettoSport');
    expect(meta('article:published_time')).toBe(json.datePublished);
    expect(meta('article:modified_time')).toBe(json.dateModified);
    expect(meta('article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+\+04:00$/);
  });

  test('redirects from its address in Azerbaijani letters', async () => {
    const typed = await site.fetch(`/article/${encodeURIComponent('qəbələ-kəpəz-21')}`);
    expect(typed.status).toBe(301);
    expect(typed.headers.get('location')).toBe(`/article/${SLUG}`);
  });

  test('stays at its address when archived, with a notice', async () => {
    const archived = await site.fetch('/article/kohne-xeber');
    expect(archived.status).toBe(200);
    expect(await archived.text()).toContain(articleText.archivedNotice);
    expect(await (await site.fetch('/')).text()).not.toContain('Köhnə xəbər');
  });

  test('is not found before it is published', async () => {
    expect((await site.fetch('/article/hele-yazilir')).status).toBe(404);
  });

  test('that never existed is "Məqalə tapılmadı" with a link to the front page', async () => {
    const missing = await site.fetch('/article/bele-meqale-yoxdur');
    const page = await missing.text();
    expect(missing.status).toBe(404);
    expect(textOf(page)).toContain('Məqalə tapılmadı');
    expect(attributesOf(page, 'href')).toContain('/');
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });
});
