import { afterAll, describe, expect, test } from 'vitest';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { DELETED_RETENTION_MS, purgeNewsroom } from '#features/articles/rules/deleted/deleted-articles.ts';
import { restoreDeletedArticle } from '#features/articles/rules/deleted/restore-deleted-article.ts';
import { addOldAddresses } from '#features/redirects/rules/add-old-addresses.ts';
import { goneText } from '#platform/text/pages.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { asEditor } from '../../kit/content/newsroom.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

describe('old addresses', async () => {
  let deleted = '';
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      await writeArticle(db, { title: 'Qalan xəbər' });
      deleted = (await writeArticle(db, { title: 'Silinən xəbər' })).id;
      const draft = await writeArticle(db, { title: 'Silinən qaralama', status: 'draft' });
      const addresses = [
        { path: '/2019/05/köhnə-xəbər/', target: '/article/qalan-xeber' },
        { path: '/?p=12', target: '/article/qalan-xeber' },
        { path: '/?page_id=3', target: null },
        { path: '/article/qalan-xeber', target: '/contact' },
      ];
      await addOldAddresses(db, { addresses, now: NOON });
      await deleteArticle(db, { id: draft.id, now: NOON, ...(await asEditor(db)) });
    },
  });
  afterAll(site.stop);

  const statusOf = async (path: string) => (await site.fetch(path)).status;

  test.each([
    encodeURI('/2019/05/köhnə-xəbər'),
    encodeURI('/2019/05/köhnə-xəbər?utm_source=x'),
    '/?p=12',
    '/?utm_source=x&p=12',
  ])('%s leads to the page of today', async (path) => {
    // The cached home page must not be sent for `/?p=12`.
    expect(await statusOf('/')).toBe(200);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await site.fetch(path, { method });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/article/qalan-xeber']);
      expect(answer.headers.get('cache-control')).toContain('max-age=0');
    }
  });

  test('an existing page has precedence', async () => {
    expect(await statusOf('/article/qalan-xeber')).toBe(200);
    expect(await statusOf('/?p=999')).toBe(200);
    expect(await statusOf('/?page_id=3')).toBe(410);
    expect(await statusOf('/article/silinen-qaralama')).toBe(404);
    expect(await statusOf('/article/bele-xeber-yoxdur')).toBe(404);
  });

  test('a deleted article is gone, is found again after its restoration, and stays gone after it is purged', async () => {
    const path = '/article/silinen-xeber';
    const lite = `${path}?lite=1`;
    expect(await statusOf(path)).toBe(200);
    await site.change(async (db) => {
      await deleteArticle(db, { id: deleted, now: NOON, ...(await asEditor(db)) });
    });
    await expect.poll(() => statusOf(path)).toBe(410);
    const answer = await site.fetch(path);
    const html = await answer.text();
    expect(textOf(html)).toContain(goneText.text);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await statusOf(lite)).toBe(410);
    expect((await site.fetch(path, { method: 'HEAD' })).status).toBe(410);
    expect((await site.fetch(path, { method: 'POST' })).status).toBe(405);

    await site.change(async (db) => {
      await restoreDeletedArticle(db, { id: deleted, now: NOON, ...(await asEditor(db)) });
    });
    await expect.poll(() => statusOf(path)).toBe(200);
    await site.change(async (db) => {
      await deleteArticle(db, { id: deleted, now: NOON, ...(await asEditor(db)) });
      await purgeNewsroom(db, { now: NOON + DELETED_RETENTION_MS + 1 });
    });
    await expect.poll(() => statusOf(path)).toBe(410);
  });
});
