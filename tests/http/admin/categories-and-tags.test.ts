import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { elementsOf, invalidFields, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

/** What the settings form sends when nobody has written anything. */
const unchanged = {
  email: 'redaksiya@example.az',
  phone: '+994 12 000 00 00',
  address: 'Bakı, Azərbaycan',
  version: '0',
};

describe('categories and tags', async () => {
  let admin: Actor;
  let editor: Actor;
  let cup = '';
  let league = '';
  const tags = new Map<string, string>();
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      admin = await writeStaff(db, 'admin', { name: 'Leyla Həsənova' });
      editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      cup = await writeCategory(db, 'kubok-test', 'Kubok testi');
      league = await writeCategory(db, 'liqa-test', 'Liqa testi');
      await writeArticle(db, {
        title: 'Kubokda sürpriz',
        category: 'kubok-test',
        tags: ['Qarabag', 'Neftçi'],
      });
      for (const { id, slug } of await db.selectFrom('tag').select(['id', 'slug']).execute())
        tags.set(slug, id);
    },
  });
  afterAll(site.stop);

  test('settles names and channels, and readers see them at once', async () => {
    const who = await signIn(site, admin.email);
    const before = await (await site.fetch('/')).text();
    expect(before).not.toContain('Yeni Adlı Qəzet');
    const saved = await who.post('/admin/settings', {
      ...unchanged,
      siteName: 'Yeni Adlı Qəzet',
      storeName: 'qezet',
      'social.telegram': 'https://t.me/qezet',
      'imprint.company': 'Qəzet MMC',
      'imprint.voen': '1234567890',
    });
    expect(saved.status).toBe(302);
    const home = await (await site.fetch('/')).text();
    for (const word of ['Yeni Adlı Qəzet', 'https://t.me/qezet', '/e-qezet/uniforms'])
      expect(home).toContain(word);
    expect((await site.fetch('/e-qezet/uniforms')).status).toBe(200);
    expect((await site.fetch('/e-getto/uniforms')).status).toBe(404);
    expect(await (await site.fetch('/privacy')).text()).toContain('Qəzet MMC');
    const screen = textOf(await (await who.get('/admin/settings')).text());
    expect(screen).toContain('Son dəyişiklik: Leyla Həsənova');
    const late = await who.post('/admin/settings', { ...unchanged, phone: '123456' });
    expect([late.status, (await late.text()).includes(problemText['record.conflict'])]).toEqual([409, true]);
    const wrong = await who.post('/admin/settings', {
      ...unchanged,
      version: '1',
      email: 'x',
      'social.tiktok': 'x',
    });
    const words = textOf(await wrong.text());
    expect(wrong.status).toBe(422);
    expect(words).toContain(problemText['email.invalid']);
    expect(words).toContain(problemText['settings.address']);
  });

  test('makes, orders, renames and removes categories', async () => {
    const who = await signIn(site, editor.email);
    const taken = await who.post('/admin/categories', {
      name: 'Kubok testi',
      slug: 'kubok-test',
      color: '#102030',
    });
    const refused = await taken.text();
    expect([taken.status, refused.includes(problemText['category.exists'])]).toEqual([409, true]);
    expect(invalidFields(refused)).toEqual(['name']);
    expect((await who.post('/admin/categories', { name: 'Plaj futbolu', color: '#102030' })).status).toBe(
      302,
    );
    expect((await who.post('/admin/categories', { ids: `${league},${cup}` })).status).toBe(302);
    const list = await (await who.get('/admin/categories')).text();
    const names = elementsOf(list, 'li').map(textOf);
    expect(names.findIndex((name) => name.includes('Liqa'))).toBeLessThan(
      names.findIndex((name) => name.includes('Kubok')),
    );
    const changed = {
      intent: 'update',
      version: '1',
      name: 'Kubok turniri',
      slug: 'kubok-turniri',
      color: '#abcdef',
    };
    expect((await who.post(`/admin/categories/${cup}`, changed)).status).toBe(302);
    const old = await site.fetch('/category/kubok-test');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/category/kubok-turniri']);
    const full = await who.post(`/admin/categories/${cup}`, { intent: 'delete' });
    const stillFull = await full.text();
    expect(invalidFields(stillFull)).toEqual(['moveTo']);
    expect([full.status, stillFull.includes(problemText['category.notEmpty'])]).toEqual([409, true]);
    expect(
      (await who.post(`/admin/categories/${cup}`, { intent: 'delete', moveTo: 'liqa-test' })).status,
    ).toBe(302);
    expect((await site.fetch('/category/kubok-turniri/rss')).headers.get('location')).toBe(
      '/category/liqa-test/rss',
    );
    expect(await (await site.fetch('/category/liqa-test')).text()).toContain('Kubokda sürpriz');
  });

  test('renames and merges tags, and takes them away', async () => {
    const who = await signIn(site, editor.email);
    const [first, second] = [tags.get('qarabag') ?? '', tags.get('neftci') ?? ''];
    const rename = (id: string, name: string) =>
      who.post(`/admin/tags/${id}`, { intent: 'update', version: '1', name });
    expect((await rename(first, 'Qarabağ FK')).status).toBe(302);
    const moved = await site.fetch('/tag/qarabag');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/tag/qarabag-fk']);
    const taken = await rename(second, 'qarabağ fk');
    const inUse = await taken.text();
    expect(invalidFields(inUse)).toEqual(['name']);
    expect([taken.status, inUse.includes(problemText['tag.exists'])]).toEqual([409, true]);
    const unknown = await who.post(`/admin/tags/${second}`, { intent: 'merge', name: 'Belə teq yoxdur' });
    expect(unknown.status).toBe(422);
    const merged = await who.post(`/admin/tags/${second}`, { intent: 'merge', name: 'QARABAĞ FK' });
    expect([merged.status, merged.headers.get('location')]).toEqual([302, `/admin/tags/${first}`]);
    expect((await site.fetch('/tag/neftci')).headers.get('location')).toBe('/tag/qarabag-fk');
    const add = (name: string) => who.post(`/admin/tags/${first}`, { intent: 'addSynonym', name });
    expect((await add('Köhlən atlar')).status).toBe(302);
    const synonym = await site.fetch('/tag/köhlən-atlar');
    expect([synonym.status, synonym.headers.get('location')]).toEqual([301, '/tag/qarabag-fk']);
    const refused = await add(' QARABAĞ FK');
    const words = await refused.text();
    expect([refused.status, words.includes(problemText['synonym.own'])]).toEqual([422, true]);
    expect(words).toContain('value=" QARABAĞ FK"');
    const shown = elementsOf(words, 'button').filter((button) => button.includes('removeSynonym'));
    expect(shown.map((button) => /aria-label="([^"]*)"/.exec(button)?.[1])).toEqual([
      '“Neftçi” sinonimini sil',
      '“Köhlən atlar” sinonimini sil',
    ]);
    const remove = { intent: 'removeSynonym', folded: 'kohlen-atlar' };
    expect((await who.post(`/admin/tags/${first}`, remove)).status).toBe(302);
    expect((await site.fetch('/tag/kohlen-atlar')).status).toBe(404);
    expect(textOf(await (await who.get('/admin/tags?q=QARABAĞ&sort=used')).text())).toContain('Qarabağ FK');
    expect((await who.post(`/admin/tags/${first}`, { intent: 'delete' })).status).toBe(302);
    expect((await who.get(`/admin/tags/${first}`)).status).toBe(404);
  });

  test('shows all of it in the journal, and as CSV', async () => {
    const who = await signIn(site, admin.email);
    const journal = textOf(await (await who.get('/admin/audit')).text());
    for (const word of ['Orxan Quliyev', 'Kateqoriya silindi', 'Teqlər birləşdirildi', 'Yeni Adlı Qəzet'])
      expect(journal).toContain(word);
    const narrowed = textOf(
      await (await who.get(`/admin/audit?who=${admin.id}&what=settings.update`)).text(),
    );
    expect(narrowed).toContain('Qəzet MMC');
    expect(narrowed).not.toContain('Teq: ');
    const csv = await who.get('/admin/audit/csv?what=tag.merge');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('Vaxt;Kim;Şəbəkə;Nə;Nəyə aid;Dəyişiklik');
    expect(lines[1]).toMatch(/;Orxan Quliyev;10\.\d+\.\d+\.0;/);
    expect(lines[1]).toContain(';Teqlər birləşdirildi;Teq: Neftçi;');
    expect(lines[1]).toContain('Birləşdirildiyi teq: Qarabağ FK');
  });
});
