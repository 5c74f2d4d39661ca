import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { findArticleBySlug } from '#features/articles/rules/read/find-article-by-slug.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { orderRecords } from '#platform/records/rules/order-records.ts';
import { NOON, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { categoryRecord } from './category-record.ts';
import { createCategory, updateCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { findCategoryBySlug, findRedirectedCategory, listAdminCategories } from './read-categories.ts';

describeOnEachDatabase('managing categories', (open) => {
  async function opened() {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON + MINUTE };
    return { db, editor };
  }

  it('changes name and address, and redirects every old address directly to the new one', async () => {
    const { db, editor } = await opened();
    const id = await writeCategory(db, 'chess', 'Şahmat');
    let version = 1;
    const change = (category: { name: string; slug?: string }) =>
      updateCategory(db, { id, version: version++, category, ...editor });
    expect(await change({ name: ' Zehin  oyunları ' })).toEqual({ slug: 'chess' });
    expect(await change({ name: 'Zehin oyunları', slug: 'Zehin' })).toEqual({ slug: 'zehin' });
    expect(await change({ name: 'Zehin oyunları', slug: 'oyunlar' })).toEqual({ slug: 'oyunlar' });
    expect(await findCategoryBySlug(db, { slug: 'oyunlar' })).toMatchObject({
      name: 'Zehin oyunları',
      createdAt: NOON,
      updatedAt: NOON + MINUTE,
    });
    expect(await findCategoryBySlug(db, { slug: 'yoxdur' })).toBeNull();
    for (const slug of ['chess', 'zehin']) expect(await findRedirectedCategory(db, { slug })).toBe('oyunlar');
    await change({ name: 'Şahmat', slug: 'chess' });
    expect(await findRedirectedCategory(db, { slug: 'chess' })).toBeNull();
    expect(await findRedirectedCategory(db, { slug: 'oyunlar' })).toBe('chess');
    expect(await writeArticle(db, { category: 'chess' })).toBeDefined();
  });

  it('refuses a taken address, invalid fields and an unknown category', async () => {
    const { db, editor } = await opened();
    await writeCategory(db, 'football', 'Futbol');
    const id = await writeCategory(db, 'chess', 'Şahmat');
    const taken = updateCategory(db, {
      id,
      version: 1,
      category: { name: 'F', slug: 'football' },
      ...editor,
    });
    await expect(taken).rejects.toMatchObject({
      code: 'category.exists',
      detail: 'Category with this name already exists',
      field: 'slug',
    });
    const nameless = { name: ' ', color: 'red' };
    await expect(updateCategory(db, { id, version: 1, category: nameless, ...editor })).rejects.toThrow(
      'name: category.nameRequired, color: category.color',
    );
    await expect(
      updateCategory(db, { id: 'x', version: 1, category: { name: 'A' }, ...editor }),
    ).rejects.toThrow(NotFound);
    expect(await findCategoryBySlug(db, { slug: 'chess' })).toMatchObject({ name: 'Şahmat' });
  });

  it('lists categories by name until an editor has arranged them, then in the editors’ order', async () => {
    const { db, editor } = await opened();
    const made = [];
    for (const name of ['A', 'C', 'B'])
      made.push(await createCategory(db, { category: { name }, ...editor }));
    const order = async () => (await listAdminCategories(db)).map((category) => category.name).join('');
    expect(await order()).toBe('ABC');
    await updateCategory(db, { id: made[0]?.id ?? '', version: 1, category: { name: 'Ə' }, ...editor });
    expect(await order()).toBe('BCƏ');
    await orderRecords(db, categoryRecord, { ids: [made[1]?.id ?? '', made[0]?.id ?? ''], ...editor });
    expect(await order()).toBe('CƏB');
    await createCategory(db, { category: { name: 'D' }, ...editor });
    await writeCategory(db, 'aa', 'AA');
    expect(await order()).toBe('CƏBDAA');
  });

  it('deletes a category only when it is empty or its articles are moved', async () => {
    const { db, editor } = await opened();
    const id = await writeCategory(db, 'chess');
    await writeCategory(db, 'football');
    const one = await writeArticle(db, { category: 'chess' });
    const old = await writeArticle(db, { category: 'chess' });
    await archiveArticle(db, { id: old.id, ...editor });
    await writeArticle(db, { category: 'chess', status: 'draft' });
    const refused = deleteCategory(db, { id, ...editor });
    await expect(refused).rejects.toMatchObject({ code: 'category.notEmpty', field: 'moveTo' });
    await expect(deleteCategory(db, { id, moveTo: 'chess', ...editor })).rejects.toThrow('category.unknown');

    expect(await deleteCategory(db, { id, moveTo: 'football', ...editor })).toEqual({ moved: 3 });
    expect(await listAdminCategories(db)).toMatchObject([
      { slug: 'football', articleCount: 1, allArticles: 3 },
    ]);
    expect((await findArticleBySlug(db, { slug: one.slug }))?.category?.slug).toBe('football');
    expect(await findRedirectedCategory(db, { slug: 'chess' })).toBe('football');
    await writeArticle(db, { category: 'chess' });

    const empty = await writeCategory(db, 'empty');
    expect(await deleteCategory(db, { id: empty, ...editor })).toEqual({ moved: 0 });
    expect(await findRedirectedCategory(db, { slug: 'empty' })).toBeNull();
  });
});

describeOnPostgres('managing categories concurrently', (open) => {
  it('loses no article while a category is deleted', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const id = await writeCategory(db, 'chess');
    await writeCategory(db, 'football');
    for (let n = 0; n < 5; n++) await writeArticle(db, { category: 'chess', tags: ['Zirə'] });
    const results = await Promise.allSettled([
      deleteCategory(db, { id, moveTo: 'football', ...editor }),
      ...Array.from({ length: 8 }, (_, n) =>
        writeArticle(db, { category: n % 2 === 0 ? 'chess' : 'football', title: `Xəbər ${n}` }),
      ),
    ]);
    // `writeArticle` creates a missing category again. Two calls may do this at the same time.
    for (const result of results)
      if (result.status === 'rejected')
        expect(`${result.reason.code} ${result.reason}`).toMatch(/category\.(notEmpty|unknown|exists)|23503/);
    const sum = await db
      .selectFrom('category')
      .select(({ fn }) => fn.sum('article_count').as('sum'))
      .executeTakeFirst();
    const all = await db.selectFrom('article').select('id').execute();
    expect(Number(sum?.sum)).toBe(all.length);
  });

  it('lets only one of two categories take an address', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const ids = [await writeCategory(db, 'a'), await writeCategory(db, 'b')];
    const results = await Promise.allSettled(
      ids.map((id) => updateCategory(db, { id, version: 1, category: { name: 'X', slug: 'x' }, ...editor })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map((result) => result.reason)).toEqual([expect.any(Conflict)]);
  });
});
