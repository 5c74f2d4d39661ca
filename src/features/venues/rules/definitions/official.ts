import { sortKey } from '#az/characters/sort-key.ts';
import { makeFieldReader } from '#features/competitions/rules/reference/make-field-reader.ts';
import type { ReferenceDefinition } from '#features/competitions/rules/reference/reference-definition.ts';

export const official: ReferenceDefinition<'official', 'name'> = {
  empty: { name: '' },
  async toColumns(_tx, { fields }) {
    const read = makeFieldReader(fields);
    const { name } = read.name();
    read.check();
    return { name, sort_key: sortKey(name) };
  },
  toFields: async (_db, { name }) => ({ name }),
};
