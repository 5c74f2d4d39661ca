import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { openStore, writeMedia } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listMedia } from './list-media.ts';

describeOnEachDatabase('listMedia', (open) => {
  it('lists every image once in pages, newest first', async () => {
    const { db } = await open();
    const store = openStore();
    const actor = await writeStaff(db, 'author');
    const written: string[] = [];
    for (let n = 0; n < 7; n += 1)
      written.unshift((await writeMedia(db, store, { actor, now: 1000 + Math.floor(n / 3) })).id);
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await listMedia(db, { actor, after, limit: 3 });
      ids.push(...page.pictures.map(({ id }) => id));
      after = page.next;
    }
    expect(new Set(ids)).toEqual(new Set(written));
    expect(ids).toHaveLength(7);
    expect((await listMedia(db, { actor, after: 'nonsense' })).pictures).toHaveLength(7);
  });

  it('finds folded words in name, alt text, credit and caption, and escapes pattern characters', async () => {
    const { db } = await open();
    const store = openStore();
    const actor = await writeStaff(db, 'author');
    const words = { alt: 'Şampiyonun qolu', credit: 'Foto: İlkin', caption: '100% dolu_tribuna' };
    const media = await writeMedia(db, store, { actor, metadata: words });
    await writeMedia(db, store, { actor, fileName: 'basqa.png' });
    const search = async (text: string) =>
      (await listMedia(db, { actor, search: text })).pictures.map(({ id }) => id);
    for (const text of ['sampiyon', 'ŞAMPİYON ilkin', 'qarabag-qolu', '100%', 'dolu_t'])
      expect(await search(text), text).toEqual([media.id]);
    for (const text of ['100%qol', 'şampiyon yoxdur', 'dolu%tribuna', '!'])
      expect(await search(text), text).toEqual([]);
    expect(await search('')).toHaveLength(2);
  });

  it('can be limited to unused and to own images', async () => {
    const { db } = await open();
    const store = openStore();
    const [actor, other] = [await writeStaff(db, 'author'), await writeStaff(db, 'author')];
    const head = await writeMedia(db, store, { actor });
    const inText = await writeMedia(db, store, { actor: other });
    const unused = await writeMedia(db, store, { actor: other });
    await writeArticle(db, { image: head.url, content: `<p>Mətn</p><img src="${inText.url}" alt="">` });
    const ids = async (query: object) =>
      (await listMedia(db, { actor, ...query })).pictures.map(({ id }) => id);
    expect(await ids({ isUnused: true })).toEqual([unused.id]);
    expect(await ids({ isMine: true })).toEqual([head.id]);
    expect(await ids({ isMine: true, isUnused: true })).toEqual([]);
  });
});
