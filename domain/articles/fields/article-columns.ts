import type { Selectable } from 'kysely';
import { slugifyOr } from '#az/characters/slug.ts';
import type { ArticleTable } from '#db/tables/articles.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleFields,
  type ColumnFieldName,
  emptyValues,
  type FieldColumn,
} from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';

type FieldColumns = Pick<Selectable<ArticleTable>, FieldColumn>;
type StateColumns = Omit<Selectable<ArticleTable>, FieldColumn>;

const columnFieldNames = articleFieldNames.filter((name) => articleFields[name].column !== null);

/** The columns of `article` that hold a field as it is. */
export const fieldColumns = columnFieldNames.map((name) => articleFields[name].column) as FieldColumn[];

/** The fields in a row of `article`. */
export function readFieldColumns(row: FieldColumns): Pick<ArticleFields, ColumnFieldName> {
  const values = columnFieldNames.map((name) => {
    const { kind, column } = articleFields[name];
    const value = row[column as FieldColumn];
    return [name, kind === 'flag' ? value === 1 : (value ?? emptyValues[kind])];
  });
  return Object.fromEntries(values);
}

/** The fields as `article` stores them; with `names` only these. */
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

/**
 * All other columns of `article`. A new column that is neither declared in `article-fields.ts` nor written here does not
 * compile.
 */
export function toStateColumns(state: ArticleState): StateColumns {
  return {
    id: state.id,
    slug: state.fields.slug,
    category_id: state.categoryId,
    author_slug: slugifyOr(state.fields.author, 'muellif'),
    status: state.status,
    returned_reason: state.returnedReason,
    version: state.version,
    created_by: state.createdBy,
    created_at: state.createdAt,
    updated_at: state.updatedAt,
    published_at: state.publishedAt,
    scheduled_at: state.scheduledAt,
  };
}
