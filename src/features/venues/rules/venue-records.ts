import { nameField, referenceBase } from '#features/competitions/rules/reference/reference-record.ts';
import { referenceText } from '#features/competitions/text.ts';
import { href } from '#platform/http/href.ts';
import { defineRecord } from '#platform/records/record.ts';

export const venue = defineRecord({
  ...referenceBase('venue'),
  fields: {
    name: nameField,
    city: { kind: 'line', column: 'city', label: referenceText.field.city, limit: 80, isNullable: true },
  },
  list: { columns: ['name', 'city'], order: 'slug' },
  addresses: { list: href('/admin/venues'), entry: (id) => href('/admin/venues/:id', { id }) },
});

export const official = defineRecord({
  ...referenceBase('official'),
  fields: { name: nameField },
  list: { columns: ['name'], order: 'sort_key' },
  addresses: { list: href('/admin/officials'), entry: (id) => href('/admin/officials/:id', { id }) },
});

export const broadcaster = defineRecord({
  ...referenceBase('broadcaster'),
  fields: {
    name: nameField,
    address: {
      ...{ kind: 'url', column: 'address', label: referenceText.field.address, isNullable: true },
      ...{ limit: 500, tooLong: 'field.tooLong', help: referenceText.hint.address },
    },
  },
  list: { columns: ['name', 'address'], order: 'position', isOrdered: true },
  addresses: { list: href('/admin/broadcasters'), entry: (id) => href('/admin/broadcasters/:id', { id }) },
});
