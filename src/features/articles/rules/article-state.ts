import type { Selectable } from 'kysely';
import { slugifyOr } from '#az/characters/slug.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { ArticleStatus, ArticleTable } from '../tables.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleFields,
  type ColumnFieldName,
  emptyValues,
  type FieldColumn,
} from './article-fields.ts';

/** The full state of an article of any status, for editing. Moments are epoch milliseconds. */
export interface ArticleState {
  id: string;
  version: number;
  status: ArticleStatus;
  fields: ArticleFields;
  categoryId: string | null;
  createdBy: string | null;
  createdAt: number;
  updatedAt: number;
  /** The first publication; it never changes. */
  publishedAt: number | null;
  /** When content for readers last changed. Null when it has not changed since publication. */
  revisedAt: number | null;
  scheduledAt: number | null;
  /** Why an editor returned it. Null when it was not returned. */
  returnedReason: string | null;
  /** Whether a revision of this version exists. False only for articles that other software wrote to the database. */
  hasRevision: boolean;
}

/** Whether readers see the page of an article. */
export function isShownToReaders({ status }: { status: ArticleStatus }): boolean {
  return status === 'published' || status === 'archived';
}

/**
 * Reads an article. With `lock` the row is locked until the transaction ends.
 * @throws NotFound
 */
export async function getArticleState(
  db: Db,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<ArticleState> {
  const state = await findArticleState(db, { id, lock });
  if (!state) throw new NotFound(`No article has the id ${id}`);
  return state;
}

/** As `getArticleState`, but null when there is no such article. */
export async function findArticleState(
  db: Db,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<ArticleState | null> {
  const query = db.selectFrom('article').selectAll().where('id', '=', id);
  // SQLite has one writer: a transaction acquires the write lock when it begins.
  const locked = lock && engineOf(db) === 'postgres' ? query.forNoKeyUpdate() : query;
  const row = await locked.executeTakeFirst();
  if (!row) return null;
  const related = await readRelatedRows(db, id);
  const [first] = related;
  return {
    id,
    version: row.version,
    status: row.status,
    fields: {
      ...readFieldColumns(row),
      slug: row.slug,
      category: first?.category ?? '',
      tags: related.flatMap(({ tag }) => tag ?? []),
    },
    categoryId: row.category_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    revisedAt: row.revised_at,
    scheduledAt: row.scheduled_at,
    returnedReason: row.returned_reason,
    hasRevision: first?.revision_id !== null,
  };
}

/**
 * What other tables hold of an article: a row for each tag, and at least one. Must be read after the article is locked:
 * PostgreSQL would show rows from before the wait if the locking statement joined these tables.
 */
function readRelatedRows(db: Db, id: string) {
  return db
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .leftJoin('article_revision', (join) =>
      join
        .onRef('article_revision.article_id', '=', 'article.id')
        .onRef('article_revision.version', '=', 'article.version'),
    )
    .leftJoin('article_tag', 'article_tag.article_id', 'article.id')
    .leftJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select(['category.slug as category', 'article_revision.id as revision_id', 'tag.name as tag'])
    .where('article.id', '=', id)
    .orderBy('article_tag.position')
    .execute();
}

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

/**
 * All other columns of `article`. A new column that is neither declared in `article-fields.ts` nor written here does not
 * compile.
 */
export function toStateColumns(state: ArticleState): Omit<Selectable<ArticleTable>, FieldColumn> {
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
    revised_at: state.revisedAt,
    scheduled_at: state.scheduledAt,
  };
}
