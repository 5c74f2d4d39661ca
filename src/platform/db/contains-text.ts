import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FilterWord } from '#az/filter-words.ts';

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
