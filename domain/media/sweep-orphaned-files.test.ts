import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/accounts.ts';
import { NOON, writeArticle } from '#tests/kit/content.ts';
import { describeOnEachDatabase } from '#tests/kit/databases.ts';
import { openStore, writeMedia } from '#tests/kit/media.ts';
import { ORPHAN_AGE_MS, sweepOrphanedFiles } from './sweep-orphaned-files.ts';

describeOnEachDatabase('sweepOrphanedFiles', (open) => {
  it('deletes old files that no picture has, with their cuts, and nothing else', async () => {
    const { db } = await open();
    const store = openStore();
    const media = await writeMedia(db, store, { actor: await writeStaff(db, 'author') });
    const put = (path: string, now: number) =>
      store.put(path, Buffer.from('x'), { contentType: 'image/png', now });
    const later = NOON + 2 * ORPHAN_AGE_MS;
    await put('articles/1-orphan.png', NOON);
    await put('variants/articles/1-orphan.png/full-320.webp', NOON);
    await put('articles/2-named.png', NOON);
    await put('articles/3-shown.png', NOON);
    await put('articles/4-new.png', later);
    await writeArticle(db, {
      image: '/media/articles/2-named.png',
      content: '<p>a</p><img src="/media/articles/3-shown.png" alt="" />',
    });
    expect(await sweepOrphanedFiles(db, store, { now: later })).toBe(1);
    const left = [...(await store.list('articles/')), ...(await store.list('variants/'))];
    expect(left.map(({ fullPath }) => fullPath).sort()).toEqual(
      [media.path, 'articles/2-named.png', 'articles/3-shown.png', 'articles/4-new.png'].sort(),
    );
    expect(await sweepOrphanedFiles(db, store, { now: later })).toBe(0);
  });
});
