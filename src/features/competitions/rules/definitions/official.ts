import { sortKey } from '#az/characters/sort-key.ts';
import { makeFieldReader } from '../reference/make-field-reader.ts';
import type { ReferenceDefinition } from '../reference/reference-definition.ts';

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
