import { makeFieldReader } from '#features/competitions/rules/reference/make-field-reader.ts';
import type { ReferenceDefinition } from '#features/competitions/rules/reference/reference-definition.ts';

export const venue: ReferenceDefinition<'venue', 'name' | 'city'> = {
  empty: { name: '', city: '' },
  async toColumns(_tx, { fields }) {
    const read = makeFieldReader(fields);
    const columns = { ...read.name(), city: read.line('city') || null };
    read.check();
    return columns;
  },
  toFields: async (_db, { name, city }) => ({ name, city: city ?? '' }),
  async isUsed(tx, id) {
    const query = tx.selectFrom('fixture').select('id').where('venue_id', '=', id).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  },
};
