import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FilterWord } from '#az/filter-words.ts';
import { engineOf } from './engine-of.ts';
import type { Db } from './schema.ts';

/**
 * The condition that a column or an expression contains a text. `%`, `_` and `\` in the text have no special meaning. Use it
 * with folded or lower-case texts only: SQLite ignores the case of ASCII letters, PostgreSQL does not.
 */
export function containsText(column: string | RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const value = typeof column === 'string' ? sql.ref(column) : column;
  return sql<SqlBool>`${value} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

/** The condition that a folded text has a typed word, in any spelling and with any ending. */
export function containsWord(
  column: string,
  { part, beginning }: Pick<FilterWord, 'part' | 'beginning'>,
): RawBuilder<SqlBool> {
  const hasPart = containsText(column, part);
  return beginning === null ? hasPart : sql<SqlBool>`(${hasPart} or ${containsText(column, beginning)})`;
}

/** The condition `column in (…)` for any number of values. They are one parameter, because the number of parameters is limited. */
export function isOneOf(db: Db, column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return engineOf(db) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${values})`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
}
