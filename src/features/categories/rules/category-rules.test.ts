import { expect, it } from 'vitest';
import { findOldAddress } from '#features/redirects/rules/old-addresses.ts';
import { Forbidden } from '#platform/errors.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { toCategoryInput } from './category-input.ts';
import { createCategory, orderCategories, updateCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { findCategoryBySlug, listOrderedCategories, resolveCategory } from './read-categories.ts';
import { categoryColors } from './seed-categories.ts';

it('each colour of a category is one of a form', () => {
  for (const color of Object.values(categoryColors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

it('a typed category has its name, and comments only when they are switched on', () => {
  expect(toCategoryInput({ name: 'A', color: '#112233', hasComments: 'on' })).toEqual({
    name: 'A',
    color: '#112233',
    hasComments: true,
  });
  expect(toCategoryInput({})).toEqual({ name: '', hasComments: false });
});

describeOnEachDatabase('the categories of the site', (open) => {
  async function prepare() {
    const { db } = await open();
    return { db, step: { actor: await writeActor(db, 'editor'), now: NOON, newId } };
  }

  it('are changed by editors of all categories only', async () => {
    const { db, step } = await prepare();
    const id = await writeCategory(db, 'chess');
    const limited = { ...(await writeActor(db, 'editor')), categories: [id] };
    const author = await writeActor(db, 'author');
    for (const actor of [limited, author]) {
      const by = { ...step, actor };
      for (const refused of [
        createCategory(db, { ...by, category: { name: 'Yeni' } }),
        updateCategory(db, { ...by, id, version: 1, category: { name: 'Yeni' } }),
        orderCategories(db, { ...by, ids: [id] }),
        deleteCategory(db, { ...by, id }),
      ])
        await expect(refused).rejects.toThrow(Forbidden);
    }
    expect(await findCategoryBySlug(db, { slug: 'chess' })).not.toBeNull();
  });

  it('have their states before and after a change in the audit log', async () => {
    const { db, step } = await prepare();
    const { id } = await createCategory(db, {
      ...step,
      category: { name: 'Şahmat', slug: 'chess', hasComments: true },
    });
    await writeCategory(db, 'football');
    await updateCategory(db, { ...step, id, version: 1, category: { name: 'Dama', slug: ' ' } });
    // Comments stay as they are unless the change names them.
    expect(await findCategoryBySlug(db, { slug: 'chess' })).toMatchObject({
      name: 'Dama',
      hasComments: true,
    });
    const later = { ...step, now: step.now + 1 };
    await updateCategory(db, { ...later, id, version: 2, category: { name: 'Dama', hasComments: false } });
    expect(await findCategoryBySlug(db, { slug: 'chess' })).toMatchObject({ hasComments: false });
    await writeArticle(db, { category: 'chess' });
    await deleteCategory(db, { ...step, id, moveTo: 'football' });
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .orderBy('created_at')
      .execute();
    const states = (action: string) =>
      log
        .filter((line) => line.action === action)
        .map(({ before, after }) => [JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')]);
    const first = { name: 'Şahmat', slug: 'chess', hasComments: true, version: 1 };
    expect(states('category.update')).toMatchObject([
      [first, { ...first, name: 'Dama', version: 2 }],
      [{ version: 2 }, { name: 'Dama', hasComments: false, version: 3 }],
    ]);
    expect(states('category.delete')).toMatchObject([
      [
        { name: 'Dama', version: 3 },
        { movedTo: 'football', articles: 1 },
      ],
    ]);
  });

  it('leave all their addresses behind as deleted, also former ones and those of feeds', async () => {
    const { db, step } = await prepare();
    const id = await writeCategory(db, 'chess', 'Şahmat');
    await updateCategory(db, { ...step, id, version: 1, category: { name: 'Şahmat', slug: 'dama' } });
    await deleteCategory(db, { ...step, id });
    for (const slug of ['chess', 'dama'])
      for (const address of [`/category/${slug}`, `/category/${slug}/rss`, `/category/${slug}/atom`])
        expect(await findOldAddress(db, { address }), address).toMatchObject({ target: null });
    expect(await findOldAddress(db, { address: '/category/football' })).toBeNull();
    await expect(resolveCategory(db, 'chess')).rejects.toThrow('category: category.unknown');
  });

  it('are read in the order of the editors, as many as a page needs', async () => {
    const { db, step } = await prepare();
    const ids = [];
    for (const name of ['B', 'Ç', 'A', 'E'])
      ids.push((await createCategory(db, { ...step, category: { name } })).id);
    const names = async (limit?: number) =>
      (await listOrderedCategories(db, limit === undefined ? {} : { limit }))
        .map(({ name }) => name)
        .join('');
    expect(await names()).toBe('ABÇE');
    await orderCategories(db, { ...step, ids: [ids[3] ?? '', ids[0] ?? '', ids[1] ?? '', ids[2] ?? ''] });
    expect([await names(), await names(2)]).toEqual(['EBÇA', 'EB']);
    expect(await resolveCategory(db, 'a')).toMatchObject({ id: ids[2], slug: 'a' });
  });
});
