import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from './engine-of.ts';
import type { Db } from './schema.ts';

/** The condition `column in (…)` for any number of values. They are one parameter, because the number of parameters is limited. */
export function isOneOf(db: Db, column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return engineOf(db) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${values})`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
}
