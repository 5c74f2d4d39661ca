import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { deleteTag, renameTag } from '#features/tags/rules/change-tag.ts';
import { NOON, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { addOldAddresses } from './add-old-addresses.ts';
import { findOldAddress } from './old-addresses.ts';
import { parseOldPath } from './parse-old-path.ts';

const GONE = { target: null };

describe('parseOldPath', () => {
  it.each([
    ['/2019/05/Derbi/', '/2019/05/Derbi'],
    ['//Xeber//derbi', null],
    ['/Xeber//derbi', '/xeber/derbi'],
    ['/m%C9%99qal%c9%99', '/məqalə'],
    ['/a%2Fb', '/a%2Fb'],
    ['/index.php?id=7&cat=2&utm_source=x&fbclid=1', '/index.php?cat=2&id=7'],
    ['/?utm_source=x&p=12', '/?p=12'],
    ['/?page_id=3#top', '/?page_id=3'],
    ['/', null],
    ['/?q=1', null],
    ['https://other.az/a', null],
    ['/\\other.az', null],
    ['a', null],
    ['/%00', null],
    ['/%E9', null],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
    [`/${'a'.repeat(2000)}`, null],
    [`/${'ə'.repeat(1000)}`, null],
  ])('%s → %s', (address, expected) => {
    const old = parseOldPath(address);
    expect(old && old.path + old.query).toBe(expected);
  });

  it('gives a stored path back unchanged', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const old = parseOldPath(`/a${path}?${query}`);
        expect(old && parseOldPath(encodeURI(old.path) + old.query)).toEqual(old);
      }),
    );
  });
});

describeOnEachDatabase('old addresses', (open) => {
  it('lead to the page now, the last record first, with the query or without', async () => {
    const { db } = await open();
    const add = (...pairs: [string, string | null][]) =>
      addOldAddresses(db, { addresses: pairs.map(([path, target]) => ({ path, target })), now: NOON });
    const find = (address: string) => findOldAddress(db, { address });
    expect(
      await add(
        ['/2019/derbi/', '/article/derbi'],
        ['/?p=7', '/article/məqalə?a=1#b'],
        ['/kohne.php?id=1', null],
        ['/dovr', '/Dovr/'],
        ['/kenar', '//evil.az'],
        ['/kenar', '/.//evil.az'],
        ['https://evil.az/a', '/'],
      ),
    ).toBe(3);
    expect(await find('/2019/derbi')).toMatchObject({ target: '/article/derbi' });
    expect(await find('/2019/derbi?utm_medium=a&x=1')).toMatchObject({ target: '/article/derbi' });
    expect(await find('/?p=7')).toMatchObject({ target: '/article/m%C9%99qal%C9%99?a=1#b' });
    expect(await find('/?p=8')).toBeNull();
    expect(await find('/kohne.php?id=1&fbclid=2')).toMatchObject(GONE);
    expect(await find('/kohne.php')).toBeNull();
    await add(['/2018/Son-Derbi.html', '/contact'], ['/2017/son-derbi.html', '/search']);
    expect(await find('/2018/son-derbi.HTML')).toMatchObject({ target: '/contact' });
    expect(await find('/2016/son-derbi.html')).toBeNull();
    await add(['/2018/SON-DERBI.html', '/privacy']);
    expect(await find('/2018/Son-Derbi.html')).toMatchObject({ target: '/contact' });
    await add(['/2019/derbi', null]);
    expect(await find('/2019/derbi')).toMatchObject(GONE);
  });

  it('stay for a deleted category and a deleted tag, with their feeds and former names', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    await deleteCategory(db, { id: await writeCategory(db, 'chess'), ...editor });
    await writeArticle(db, { tags: ['Derbi'] });
    const { id } = await db.selectFrom('tag').select('id').executeTakeFirstOrThrow();
    await renameTag(db, { id, name: 'Bakı derbisi', version: 1, ...editor });
    await deleteTag(db, { id, ...editor });
    for (const address of ['/category/chess', '/category/chess/rss', '/tag/derbi', '/tag/baki-derbisi/rss'])
      expect(await findOldAddress(db, { address }), address).toMatchObject(GONE);

    const full = await writeCategory(db, 'boxing');
    await writeArticle(db, { category: 'boxing' });
    await deleteCategory(db, { id: full, moveTo: 'football', ...editor });
    expect(await findOldAddress(db, { address: '/category/boxing' })).toBeNull();
  });
});

describeOnEachDatabase('many old addresses', (open) => {
  it('are recorded at once', async () => {
    const { db } = await open();
    const addresses = Array.from({ length: 1201 }, (_, n) => ({ path: `/?p=${n + 1}`, target: `/a/${n}` }));
    expect(await addOldAddresses(db, { addresses, now: NOON })).toBe(1201);
    expect(await addOldAddresses(db, { addresses, now: NOON })).toBe(1201);
    expect(await findOldAddress(db, { address: '/?p=1201' })).toMatchObject({ target: '/a/1200' });
  });
});
