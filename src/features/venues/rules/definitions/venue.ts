import { sortKey } from '#az/characters/sort-key.ts';
import { checkName, slugColumn } from '#platform/records/named-record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { broadcaster, official, venue } from '../venue-records.ts';

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
