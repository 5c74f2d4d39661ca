import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine-of.ts';
import type { Db } from './schema.ts';

type ColumnType = 'text' | 'integer';
type Value = string | number | null;

/**
 * Rows of values as a table named `input`, for `insert into … select … from`. They are one parameter (on PostgreSQL one a
 * column), so their number has no limit, and the text of the statement is always the same. `rows` have the values in the order
 * of `columns`.
 */
export function valuesTable(
  db: Db,
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly (readonly Value[])[],
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  if (engineOf(db) === 'postgres') {
    const arrays = Object.values(columns).map((type, at) => {
      const values = rows.map((row) => row[at] ?? null);
      return sql`${values}::${sql.raw(type === 'text' ? 'text' : 'bigint')}[]`;
    });
    return sql`unnest(${sql.join(arrays)}) as input(${sql.join(names.map((name) => sql.ref(name)))})`;
  }
  const values = names.map((name, at) => sql`value ->> ${sql.lit(at)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(values)} from json_each(${JSON.stringify(rows)})) as input`;
}
