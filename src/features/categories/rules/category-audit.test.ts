import { expect, it } from 'vitest';
import { orderRecords } from '#platform/records/rules/order-records.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { categoryRecord } from './category-record.ts';
import { createCategory, updateCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';

describeOnEachDatabase('the audit log of a category', (open) => {
  it('stores all fields of a created and a deleted category, and nothing for an unchanged one', async () => {
    const { db } = await open();
    const step = { now: NOON, ...(await asEditor(db)) };
    const words = { shortName: 'Qadınlar', description: 'Qızların oyunu', color: '#112233' };
    const category = { name: 'Qadın futbolu', hasComments: true, ...words };
    const { id, slug } = await createCategory(db, { category, ...step });
    await updateCategory(db, { id, version: 1, category, ...step });
    await orderRecords(db, categoryRecord, { ids: [], ...step });
    await deleteCategory(db, { id, ...step });
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_type', '=', 'category')
      .orderBy('action')
      .execute();
    const whole = { ...category, slug };
    expect(
      rows.map(({ action, before, after }) => [
        action,
        JSON.parse(before ?? 'null'),
        JSON.parse(after ?? 'null'),
      ]),
    ).toEqual([
      ['category.create', null, { ...whole, version: 1 }],
      ['category.delete', { ...whole, version: 1 }, null],
    ]);
  });
});
