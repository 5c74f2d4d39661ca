import { expect, it } from 'vitest';
import { listOrderedCategories } from '#features/categories/rules/list-ordered-categories.ts';
import { orderCategories } from '#features/categories/rules/order-categories.ts';
import { NOON, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { Db } from '../../schema.ts';
import { categoriesByName } from './categories-by-name.ts';

const order = async (db: Db) => (await listOrderedCategories(db)).map(({ name }) => name).join(' ');

describeOnEachDatabase('0010-categories-by-name', (open, engine) => {
  it('orders the categories by name when no editor has arranged them', async () => {
    const { db } = await open();
    for (const [position, name] of ['Futbol', 'Basketbol'].entries()) {
      const id = await writeCategory(db, name, name);
      await db.updateTable('category').set({ position }).where('id', '=', id).execute();
    }
    expect(await order(db)).toBe('Futbol Basketbol');
    await categoriesByName.up(db, engine);
    expect(await order(db)).toBe('Basketbol Futbol');
  });

  it('keeps the order of an editor', async () => {
    const { db } = await open();
    const id = await writeCategory(db, 'futbol', 'Futbol');
    await writeCategory(db, 'basketbol', 'Basketbol');
    await orderCategories(db, { ids: [id], now: NOON, ...(await asEditor(db)) });
    await categoriesByName.up(db, engine);
    expect(await order(db)).toBe('Futbol Basketbol');
  });
});
