import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine-of.ts';
import type { Db } from './schema.ts';

/** A row of any table: numbers, texts and nulls. The same on both engines. */
export type TableRow = Record<string, string | number | null>;

/** Rows of one query. A row of `article` has 7 kB on average and 150 kB at most. */
const BATCH = 200;

/** All rows of a table in batches, in the order of the primary key. `where` leaves some out. */
export async function* listTableRows(
  tx: Db,
  { table, where = sql`true` }: { table: string; where?: RawBuilder<unknown> },
): AsyncGenerator<TableRow[]> {
  const key = await listKeyColumns(tx, table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql`true`;
  while (true) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where (${where}) and ${after} order by ${columns} limit ${sql.lit(BATCH)}`.execute(
      tx,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(toTableRow);
    if (rows.length < BATCH) return;
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** The columns that the sign-in library writes differ between the engines: they become ISO text and 0 or 1. */
function toTableRow(row: Record<string, unknown>): TableRow {
  const entries = Object.entries(row).map(([column, value]) => {
    if (value instanceof Date) return [column, value.toISOString()];
    return [column, typeof value === 'boolean' ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

async function listKeyColumns(tx: Db, table: string): Promise<string[]> {
  const query =
    engineOf(tx) === 'postgres'
      ? sql<{ name: string }>`
          select attname as name from pg_index
          join pg_attribute on attrelid = indrelid and attnum = any(indkey)
          where indrelid = to_regclass(quote_ident(${table})) and indisprimary
          order by array_position(indkey, attnum)`
      : sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`;
  const { rows } = await query.execute(tx);
  if (rows.length === 0) throw new Error(`The table ${table} is missing or has no primary key`);
  return rows.map(({ name }) => name);
}
