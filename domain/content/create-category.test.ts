import { expect, it } from 'vitest';
import { Conflict } from '#domain/errors.ts';
import { NOON } from '#tests/kit/content.ts';
import { describeOnEachDatabase } from '#tests/kit/databases.ts';
import { asEditor } from '#tests/kit/newsroom.ts';
import type { CategoryInput } from './category-input.ts';
import { createCategory } from './create-category.ts';
import { findCategoryBySlug } from './find-category-by-slug.ts';

describeOnEachDatabase('createCategory', (open) => {
  async function opened() {
    const { db } = await open();
    const editor = await asEditor(db);
    return {
      db,
      create: (category: CategoryInput) => createCategory(db, { category, now: NOON, ...editor }),
    };
  }

  it('derives the slug from the name and has the default colour', async () => {
    const { db, create } = await opened();
    expect(await create({ name: ' Qadın  futbolu ' })).toMatchObject({ slug: 'qadin-futbolu' });
    expect(await findCategoryBySlug(db, { slug: 'qadin-futbolu' })).toMatchObject({
      name: 'Qadın futbolu',
      color: '#10b981',
      articleCount: 0,
      createdAt: NOON,
    });
  });

  it('uses a given slug', async () => {
    const { create } = await opened();
    expect(await create({ name: 'Şahmat', slug: 'Chess' })).toMatchObject({ slug: 'chess' });
  });

  it('refuses a taken slug in the words of the specification', async () => {
    const { create } = await opened();
    await create({ name: 'Futbol' });
    const failure = await create({ name: 'FUTBOL' }).catch((error) => error);
    expect(failure).toBeInstanceOf(Conflict);
    expect(failure).toMatchObject({
      code: 'category.exists',
      detail: 'Category with this name already exists',
    });
  });

  it('refuses a nameless category and a colour that is none', async () => {
    const { create } = await opened();
    await expect(create({ name: ' ', slug: 'a', color: 'red' })).rejects.toThrow(
      'name: category.nameRequired, color: category.color',
    );
  });
});
