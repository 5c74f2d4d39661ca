import { expect, it } from 'vitest';
import { emptyTyped } from '#platform/records/record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { recordRules } from '#tests/kit/content/records.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listRecords, type RecordQuery } from './read-records.ts';
import { createRecord } from './write-record.ts';

describeOnEachDatabase('the list of a large table', (open) => {
  it('finds and orders as that of a small one, and the database does it', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const rules = recordRules('player');
    const { large, ...list } = rules.list;
    expect(large).toBeDefined();
    const ids = new Map<string, string>();
    for (const name of ['Şahin Əliyev', 'Çingiz Əlizadə', 'Cavid Quliyev', 'İlkin Həsənov']) {
      ids.set(name, newId());
      const typed = { ...emptyTyped(rules), name };
      await createRecord(db, rules, { id: ids.get(name) ?? '', actor, typed, now: NOON, newId });
    }
    const otherNames = new Map([[ids.get('İlkin Həsənov') ?? '', ['Ilkin Gasanov']]]);
    const queries: RecordQuery[] = [
      {},
      { sort: 'name' },
      { sort: '-name' },
      ...['eliyev', 'ƏLİYEVİN', 'ali', 'il', 'quliyev cavid', 'gasanov', 'yoxdur', '%', "o'x"].map(
        (query) => ({ query, otherNames }),
      ),
    ];
    for (const query of queries) {
      const [ofLarge, ofSmall] = [
        await listRecords(db, rules, query),
        await listRecords(db, { ...rules, list }, query),
      ];
      expect(ofLarge, JSON.stringify(query)).toEqual(ofSmall);
    }
    expect((await listRecords(db, rules, { query: 'eliyev' })).total).toBeGreaterThan(0);
    // The team is in another table, so nothing sorts by it.
    expect(await listRecords(db, rules, { sort: 'shirt' })).toEqual(await listRecords(db, rules, {}));
  });
});
