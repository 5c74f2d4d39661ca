import { makeFieldReader } from '#features/competitions/rules/reference/make-field-reader.ts';
import type { ReferenceDefinition } from '#features/competitions/rules/reference/reference-definition.ts';

export const broadcaster: ReferenceDefinition<'broadcaster', 'name' | 'address'> = {
  empty: { name: '', address: '' },
  isOrdered: true,
  async toColumns(_tx, { fields }) {
    const read = makeFieldReader(fields);
    const address = read.line('address', 500);
    if (address !== '' && !isWebAddress(address)) read.refuse('address', 'settings.address');
    const columns = { ...read.name(), address: address || null };
    read.check();
    return columns;
  },
  toFields: async (_db, { name, address }) => ({ name, address: address ?? '' }),
};

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
