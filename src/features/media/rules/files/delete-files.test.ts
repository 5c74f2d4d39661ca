import { expect, it } from 'vitest';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { openStore, writeMedia } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { deleteOrphanedFiles, ORPHAN_AGE_MS } from './delete-files.ts';

describeOnEachDatabase('deleteOrphanedFiles', (open) => {
  it('deletes old files without an image and without a use in an article, with their variants, and nothing else', async () => {
    const { db } = await open();
    const store = openStore();
    const actor = await writeStaff(db, 'editor');
    const media = await writeMedia(db, store, { actor });
    const put = (path: string, now: number) =>
      store.put(path, Buffer.from('x'), { contentType: 'image/png', now });
    const later = NOON + 2 * ORPHAN_AGE_MS;
    await put('articles/1-orphan.png', NOON);
    await put('variants/articles/1-orphan.png/full-320.webp', NOON);
    await put('articles/2-named.png', NOON);
    await put('articles/3-shown.png', NOON);
    await put('articles/4-new.png', later - ORPHAN_AGE_MS + 1);
    await put('articles/6-week.png', later - ORPHAN_AGE_MS);
    await put('articles/5-deleted.png', NOON);
    await writeArticle(db, {
      image: '/media/articles/2-named.png',
      content: '<p>a</p><img src="/media/articles/3-shown.png" alt="" />',
    });
    const { id } = await writeArticle(db, { image: '/media/articles/5-deleted.png' });
    await deleteArticle(db, { actor, id, now: NOON, newId });
    expect(await deleteOrphanedFiles(db, store, { now: later })).toBe(2);
    const remaining = [...(await store.list('articles/')), ...(await store.list('variants/'))];
    expect(remaining.map(({ fullPath }) => fullPath).sort()).toEqual(
      [
        media.path,
        ...['2-named', '3-shown', '4-new', '5-deleted'].map((name) => `articles/${name}.png`),
      ].sort(),
    );
    expect(await deleteOrphanedFiles(db, store, { now: later })).toBe(0);
  });
});
