import { expect, it } from 'vitest';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { categoryNames } from '../text.ts';
import { listCategories } from './read-categories.ts';
import { categoryColors, seedCategory, seedDefaultCategories } from './seed-categories.ts';

describeOnEachDatabase('seedDefaultCategories', (open) => {
  it('creates the ten categories of the specification, in correct Azerbaijani, once', async () => {
    const { db } = await open();
    expect(await seedDefaultCategories(db, { now: NOON, newId })).toBe(10);
    const categories = await listCategories(db);
    expect(categories.map(({ name, slug, color }) => `${name} / ${slug} / ${color}`)).toEqual([
      'A Seriyası / serie-a / #0ea5e9',
      'Azərbaycan Premyer Liqası / azerbaijan-premier-league / #dc2626',
      'Basketbol / basketball / #f59e0b',
      'Çempionlar Liqası / champions-league / #1e40af',
      'Futbol / football / #10b981',
      'İngiltərə Premyer Liqası / premier-league / #7c3aed',
      'La Liqa / la-liga / #059669',
      'Müsahibələr / interviews / #8b5cf6',
      'Şahmat / chess / #6366f1',
      'Transferlər / transfers / #ef4444',
    ]);
    for (const category of categories) expect(category.description).not.toBe('');
    expect(await seedDefaultCategories(db, { now: NOON, newId })).toBe(0);
  });

  it('creates none when the site has a category', async () => {
    const { db } = await open();
    await writeCategory(db, 'sumo');
    expect(await seedDefaultCategories(db, { now: NOON, newId })).toBe(0);
    expect(await listCategories(db)).toHaveLength(1);
  });

  it('leaves out a category whose slug exists', async () => {
    const { db } = await open();
    await writeCategory(db, 'chess', 'Dama');
    expect(await seedCategory(db, { slug: 'chess', now: NOON, newId })).toBe(false);
    expect(await seedCategory(db, { slug: 'football', now: NOON, newId })).toBe(true);
    expect((await listCategories(db)).map(({ name }) => name)).toEqual(['Dama', 'Futbol']);
  });
});

it('has a different colour for every category of the navigation', () => {
  const sections = Object.keys(categoryNames).filter((slug) => slug !== 'all' && slug !== 'error.exists');
  expect(Object.keys(categoryColors).sort()).toEqual(sections.sort());
  expect(new Set(Object.values(categoryColors)).size).toBe(sections.length);
});
