import { expect, it } from 'vitest';
import { Conflict } from '#platform/errors.ts';
import { parseTyped } from '#platform/records/record.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { CategoryInput } from './category-input.ts';
import { categoryRecord } from './category-record.ts';
import { createCategory, updateCategory } from './change-category.ts';
import { findCategoryBySlug } from './read-categories.ts';

describeOnEachDatabase('createCategory', (open) => {
  async function opened() {
    const { db } = await open();
    const editor = await asEditor(db);
    return {
      db,
      create: (category: CategoryInput) => createCategory(db, { category, now: NOON, ...editor }),
      rename: (id: string, name: string, version = 1) =>
        updateCategory(db, { id, version, category: { name }, now: NOON, ...editor }),
    };
  }

  it('makes the slug from the name and uses the default colour', async () => {
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

  it('refuses a taken slug with the message of the specification', async () => {
    const { create } = await opened();
    await create({ name: 'Futbol' });
    const failure = await create({ name: 'FUTBOL' }).catch((error) => error);
    expect(failure).toBeInstanceOf(Conflict);
    expect(failure).toMatchObject({
      code: 'category.exists',
      detail: 'Category with this name already exists',
      field: 'name',
    });
    await expect(create({ name: 'Mini futbol', slug: 'futbol' })).rejects.toMatchObject({
      code: 'category.exists',
      field: 'slug',
    });
  });

  it('refuses an existing name in any spelling, also with another address', async () => {
    const { create, rename } = await opened();
    const { id } = await create({ name: 'Şahmat', slug: 'chess' });
    await create({ name: 'Futbol' });
    const exists = { code: 'category.exists', detail: 'Category with this name already exists' };
    for (const name of ['Şahmat', 'SAHMAT', ' şahmat '])
      await expect(create({ name, slug: 'sahmat-yeni' })).rejects.toMatchObject(exists);
    await expect(rename(id, 'futbol')).rejects.toMatchObject(exists);
    await rename(id, 'ŞAHMAT');
    await rename(id, 'Şahmat və dama', 2);
    await create({ name: 'Şahmat', slug: 'sahmat-yeni' });
  });

  it('creates only one of several categories with the same name at the same time', async () => {
    const { create } = await opened();
    const all = ['Reqbi', 'REQBİ', 'reqbi'].map((name, at) => create({ name, slug: `reqbi-${at}` }));
    const made = await Promise.allSettled(all);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses the reserved slug, and a name or slug without usable characters', async () => {
    const { create } = await opened();
    const problem = (field: string, code: string) => ({ problems: [{ field, code }] });
    await expect(create({ name: 'All' })).rejects.toMatchObject(problem('slug', 'category.reserved'));
    await expect(create({ name: 'Hamısı', slug: 'ALL' })).rejects.toMatchObject(
      problem('slug', 'category.reserved'),
    );
    await expect(create({ name: '⚽' })).rejects.toMatchObject(problem('slug', 'slug.required'));
    await expect(create({ name: 'Futbol', slug: '⚽' })).rejects.toMatchObject(
      problem('slug', 'slug.invalid'),
    );
  });

  it('refuses an empty name and an invalid colour', async () => {
    const { create } = await opened();
    await expect(create({ name: ' ', slug: 'a', color: 'red' })).rejects.toThrow(
      'name: category.nameRequired, color: category.color',
    );
  });

  it('counts characters as the form does, and names every text that is too long', async () => {
    const { create } = await opened();
    const longest = {
      name: `A${'🏆'.repeat(79)}`,
      shortName: '🏆'.repeat(40),
      description: '🏆'.repeat(500),
    };
    expect(await create(longest)).toMatchObject({ slug: 'a' });
    const longer = Object.fromEntries(Object.entries(longest).map(([field, text]) => [field, `${text}b`]));
    await expect(create({ ...longest, ...longer, slug: '⚽' })).rejects.toMatchObject({
      problems: [
        { field: 'name', code: 'category.nameTooLong' },
        { field: 'shortName', code: 'category.nameTooLong' },
        { field: 'description', code: 'category.descriptionTooLong' },
      ],
    });
  });

  it('has a description of one line, in the form and in the database', async () => {
    const { db, create } = await opened();
    const typed = { name: 'Futbol', description: ' Yerli\r\n\r\nfutbol ', color: ' #ABCDEF ' };
    const { slug } = await create(typed);
    const { description, color } = parseTyped(categoryRecord, typed).values;
    expect(await findCategoryBySlug(db, { slug })).toMatchObject({ description, color });
    expect([description, color]).toEqual(['Yerli futbol', '#abcdef']);
  });
});
