import type { Selectable } from 'kysely';
import type { ArticleTable } from '../tables.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleFields,
  type ColumnFieldName,
  emptyValues,
  type FieldColumn,
} from './article-fields.ts';

type FieldColumns = Pick<Selectable<ArticleTable>, FieldColumn>;

const columnFieldNames = articleFieldNames.filter((name) => articleFields[name].column !== null);

/** The columns of `article` that store one field each. */
export const fieldColumns = columnFieldNames.map((name) => articleFields[name].column) as FieldColumn[];

/** Reads the fields from a row of `article`. */
export function readFieldColumns(row: FieldColumns): Pick<ArticleFields, ColumnFieldName> {
  const values = columnFieldNames.map((name) => {
    const { kind, column } = articleFields[name];
    const value = row[column as FieldColumn];
    return [name, kind === 'flag' ? value === 1 : (value ?? emptyValues[kind])];
  });
  return Object.fromEntries(values);
}

/** The fields as columns of `article`. With `names` only these fields. */
export function toFieldColumns(fields: ArticleFields): FieldColumns;
export function toFieldColumns(fields: ArticleFields, names: readonly string[]): Partial<FieldColumns>;
export function toFieldColumns(fields: ArticleFields, names: readonly string[] = articleFieldNames) {
  const values = columnFieldNames
    .filter((name) => names.includes(name))
    .map((name) => {
      const { kind, column } = articleFields[name];
      return [column, kind === 'flag' ? Number(fields[name]) : fields[name]];
    });
  return Object.fromEntries(values);
}
