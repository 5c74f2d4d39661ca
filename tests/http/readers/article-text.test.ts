import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const sound = {
  title: 'Turun proqramı açıqlandı',
  excerpt: 'Oyunlar həftəsonu keçiriləcək.',
  content: '<p>Proqram klublara göndərilib.</p>',
  category: 'football',
  author: 'Aysel Məmmədli',
};

describe('the text of an article', () => {
  let site: TestSite;
  let editor: Visitor;
  let author: Visitor;
  let editorIs: Actor;
  let authorIs: Actor;
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        editorIs = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
        authorIs = await writeStaff(db, 'author', { name: 'Aysel Məmmədli' });
        await writeCategory(db, 'football', 'Futbol');
      },
    });
    editor = await signIn(site, editorIs.email);
    author = await signIn(site, authorIs.email);
  });
  afterAll(() => site.stop());

  const findArticle = async (id: string) => {
    let found: { title: string; content: string } | undefined;
    await site.change(async (db) => {
      const articles = db.selectFrom('article').select(['title', 'content']);
      found = await articles.where('id', '=', id).executeTakeFirst();
    });
    return found;
  };

  test('without scripts the page asks about two changes of one field', async () => {
    let id = '';
    await site.change(async (db) => {
      id = (await writeOwnArticle(db, editorIs, { title: 'Mübahisə' })).id;
    });
    const edit = (over: Record<string, string>) =>
      editor.post(`/admin/articles/edit/${id}`, { ...sound, id, baseVersion: '1', intent: 'draft', ...over });
    expect((await edit({ title: 'Birinci' })).status).toBe(302);
    const asked = await edit({ title: 'İkinci' });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toMatch(/type="radio"[^>]*name="choice.title"|name="choice.title"[^>]*type="radio"/);
    const version = /name="resolvedVersion" value="(\d+)"/.exec(html)?.[1] ?? '';
    const chosen = await edit({ title: 'İkinci', resolvedVersion: version, 'choice.title': 'mine' });
    expect(chosen.status).toBe(302);
    expect((await findArticle(id))?.title).toBe('İkinci');
  });

  test('without scripts the page asks only about paragraphs that both editors changed', async () => {
    let id = '';
    const text = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
    const lines = ['Oyun saat doqquzda başlayacaq.', 'Biletlər satışdadır.', 'Hakim təyin olunub.'] as const;
    await site.change(async (db) => {
      const content = text(...lines);
      id = (await writeOwnArticle(db, editorIs, { title: 'Abzaslar', content })).id;
    });
    const edit = (content: string, over: Record<string, string> = {}) =>
      editor.post(`/admin/articles/edit/${id}`, {
        ...sound,
        title: 'Abzaslar',
        id,
        baseVersion: '1',
        intent: 'draft',
        content,
        ...over,
      });
    const [A, B, C] = lines;
    await edit(text(`${A} Bakıda.`, B, C));
    const mine = text(`${A} Gəncədə.`, B, `${C} Və dəyişib.`);
    const html = await (await edit(mine)).text();
    expect([...html.matchAll(/name="(choice[^"]*)"/g)].map(([, name]) => name)).toEqual([
      'choice.content.0-1',
      'choice.content.0-1',
    ]);
    const resolvedVersion = /name="resolvedVersion" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect((await edit(mine, { resolvedVersion, 'choice.content.0-1': 'theirs' })).status).toBe(302);
    expect((await findArticle(id))?.content).toBe(text(`${A} Bakıda.`, B, `${C} Və dəyişib.`));
  });

  test('a match card shows its teams in versions and in conflicts', async () => {
    let id = '';
    const card = { id: '' };
    await site.change(async (db) => {
      card.id = await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
      id = (await writeOwnArticle(db, editorIs, { title: 'Matçlı' })).id;
    });
    const match = `<div data-match-card="${card.id}"></div>`;
    const edit = (content: string) =>
      editor.post(`/admin/articles/edit/${id}`, {
        ...sound,
        title: 'Matçlı',
        id,
        baseVersion: '1',
        intent: 'draft',
        content,
      });
    expect((await edit(`<p>Bu axşam.</p>${match}`)).status).toBe(302);
    const versions = textOf(await (await editor.get(`/admin/articles/revisions/${id}`)).text());
    expect(versions).toContain('Zirə – Sabah');
    expect(versions).not.toContain(card.id);
    const conflict = await edit('<p>Tamam başqa söz.</p>');
    expect(conflict.status).toBe(409);
    expect(textOf(await conflict.text())).toContain('Zirə – Sabah');
  });

  test('the link dialog finds only published articles, also without Azerbaijani letters', async () => {
    await site.change(async (db) => {
      await writeOwnArticle(db, editorIs, { title: 'Keçid üçün qaralama' });
      await writeOwnArticle(db, editorIs, { title: 'Keçidlər açıqdır', status: 'published' });
    });
    const offered = async (query: string) =>
      (await author.get(`/admin/articles/links?q=${encodeURIComponent(query)}`)).json();
    await expect
      .poll(() => offered('aciqdir kecid'))
      .toMatchObject([{ address: '/article/kecidler-aciqdir', title: 'Keçidlər açıqdır' }]);
    expect(await offered('')).toContainEqual(expect.objectContaining({ title: 'Keçidlər açıqdır' }));
    expect(await offered('beleyazıyoxdur')).toEqual([]);
  });
});
