import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { valuesTable } from './values-table.ts';

describeOnEachDatabase('valuesTable', (open) => {
  it('gives back every value in its order, with its type', async () => {
    const { db } = await open();
    const rows: [string, number | null][] = [
      ['Şəki "1"', 7],
      ["'\\", null],
      ['12', 9_007_199_254_740_991],
    ];
    const found = await sql<{ name: string; size: number | null }>`
      select name, size from ${valuesTable(db, { name: 'text', size: 'integer' }, rows)} order by size desc nulls last`.execute(
      db,
    );
    expect(found.rows).toEqual(
      [rows[2], rows[0], rows[1]].map((row) => ({ name: row?.[0], size: row?.[1] })),
    );
  });

  it('takes more rows than a statement has parameters', async () => {
    const { db } = await open();
    const rows = Array.from({ length: 70_000 }, (_, at) => [`r${at}`, at]);
    const { rows: found } = await sql<{ sum: number }>`
      select cast(sum(size) as bigint) as sum from ${valuesTable(db, { name: 'text', size: 'integer' }, rows)}`.execute(
      db,
    );
    expect(Number(found[0]?.sum)).toBe((70_000 * 69_999) / 2);
  });

  it('takes no rows', async () => {
    const { db } = await open();
    const { rows } = await sql`select * from ${valuesTable(db, { name: 'text' }, [])}`.execute(db);
    expect(rows).toEqual([]);
  });
});
