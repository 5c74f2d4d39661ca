import { checkName, slugColumn } from '#platform/records/named-record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { competition } from '../competition-records.ts';

export const competitionRules = extendRecord(competition, {
  async check(tx, input) {
    const { category } = input.values;
    const query = tx.selectFrom('category').select('id').where('slug', '=', category);
    const isKnown = category === '' || (await query.executeTakeFirst());
    return [
      ...checkName(input),
      ...(isKnown ? [] : [{ field: 'category', code: 'category.unknown' as const }]),
    ];
  },
  // Links to tables and calendars contain the slug, so it stays when the name changes.
  toColumns: (_tx, input) => (input.row ? {} : slugColumn(input)),
  async listOptions(db) {
    const categories = await db
      .selectFrom('category')
      .select(['slug', 'name'])
      .orderBy('position')
      .orderBy('slug')
      .execute();
    return { category: categories.map(({ slug, name }) => ({ value: slug, label: name })) };
  },
});
