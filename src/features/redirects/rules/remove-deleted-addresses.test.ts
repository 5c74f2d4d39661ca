import { expect, it } from 'vitest';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { restoreDeletedArticle } from '#features/articles/rules/deleted/restore-deleted-article.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { addOldAddresses } from './add-old-addresses.ts';
import { listOldAddresses } from './old-addresses.ts';

describeOnEachDatabase('the record that an article was deleted', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const list = async () =>
      (await listOldAddresses(db, { query: '', after: '' })).addresses.map(({ path }) => path);
    return { db, actor, at: { actor, now: NOON, newId }, list };
  }

  it('goes when the article is restored, with its former addresses; those of others stay', async () => {
    const { db, actor, at, list } = await prepare();
    const [state, other] = [
      await writeOwnArticle(db, actor, { title: 'Bir', status: 'published' }),
      await writeArticle(db, { title: 'Üç' }),
    ];
    const { id } = state;
    await saveArticle(db, { ...at, id, baseVersion: 1, fields: changed(state, { slug: 'iki' }) });
    for (const one of [id, other.id]) await deleteArticle(db, { ...at, id: one });
    expect(await list()).toEqual(['/article/bir', '/article/iki', '/article/uc']);
    await restoreDeletedArticle(db, { ...at, id });
    expect(await list()).toEqual(['/article/uc']);
  });

  it('goes when an article with the address is published or moves there, not before', async () => {
    const { db, actor, at, list } = await prepare();
    for (const title of ['Bir', 'İki', 'Üç']) {
      const { id } = await writeArticle(db, { title });
      await deleteArticle(db, { ...at, id });
    }
    const state = await writeOwnArticle(db, actor, { title: 'Bir' });
    const { id } = state;
    expect(await list()).toEqual(['/article/bir', '/article/iki', '/article/uc']);
    await moveInForm(db, { ...at, id, move: 'publish' });
    expect(await list()).toEqual(['/article/iki', '/article/uc']);
    await saveArticle(db, { ...at, id, baseVersion: 2, fields: changed(state, { slug: 'iki' }) });
    expect(await list()).toEqual(['/article/uc']);
    await writeArticle(db, { title: 'Üç' });
    expect(await list()).toEqual([]);
  });

  it('stays while the restored article is no page, and a redirect by hand stays always', async () => {
    const { db, actor, at, list } = await prepare();
    const addresses = [
      { path: '/article/bir', target: null },
      { path: '/article/iki', target: '/contact' },
    ];
    await addOldAddresses(db, { addresses, now: NOON });
    await writeArticle(db, { title: 'İki' });
    const { id } = await writeOwnArticle(db, actor, { title: 'Bir' });
    await deleteArticle(db, { ...at, id });
    await restoreDeletedArticle(db, { ...at, id });
    expect(await list()).toEqual(['/article/bir', '/article/iki']);
  });
});
