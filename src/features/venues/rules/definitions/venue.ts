import { sortKey } from '#az/characters/sort-key.ts';
import { href } from '#platform/http/href.ts';
import { checkName, nameField, slugColumn } from '#platform/records/named-record.ts';
import { defineRecord } from '#platform/records/record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { venueText } from '../../text.ts';

const base = { role: 'editor', title: 'name', inUse: 'venue.inUse' } as const;
const { deleteHint } = venueText;

const venue = defineRecord({
  ...base,
  name: 'venue',
  table: 'venue',
  fields: {
    name: nameField,
    city: { kind: 'line', column: 'city', label: venueText.city, limit: 80, isNullable: true },
  },
  list: { columns: ['name', 'city'], order: 'slug' },
  address: href('/admin/venues'),
  words: { list: venueText.venues, create: venueText.createVenue, deleteHint },
});

const official = defineRecord({
  ...base,
  name: 'official',
  table: 'official',
  fields: { name: nameField },
  list: { columns: ['name'], order: 'sort_key' },
  address: href('/admin/officials'),
  words: { list: venueText.officials, create: venueText.createOfficial, deleteHint },
});

const broadcaster = defineRecord({
  ...base,
  name: 'broadcaster',
  table: 'broadcaster',
  fields: {
    name: nameField,
    address: {
      kind: 'url',
      column: 'address',
      label: venueText.address,
      isNullable: true,
      limit: 500,
      tooLong: 'field.tooLong',
      help: venueText.addressHint,
    },
  },
  list: { columns: ['name', 'address'], order: 'position', isOrdered: true },
  address: href('/admin/broadcasters'),
  words: { list: venueText.broadcasters, create: venueText.createBroadcaster, deleteHint },
});

export const venueRules = extendRecord(venue, {
  check: (_tx, input) => checkName(input),
  toColumns: (_tx, input) => slugColumn(input),
  async isUsed(tx, id) {
    const query = tx.selectFrom('fixture').select('id').where('venue_id', '=', id).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  },
});

export const officialRules = extendRecord(official, {
  check: (_tx, input) => checkName(input),
  toColumns: (_tx, { values }) => ({ sort_key: sortKey(values.name) }),
});

export const broadcasterRules = extendRecord(broadcaster, {
  check: (_tx, input) => checkName(input),
  toColumns: (_tx, input) => slugColumn(input),
});
