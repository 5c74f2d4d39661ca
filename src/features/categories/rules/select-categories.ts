import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { CategoryTable } from '../tables.ts';
import type { Category } from './category.ts';

/** A query of all categories as rows for `toCategory`. The caller adds conditions and the order. */
export function selectCategories(db: Db) {
  return db.selectFrom('category').selectAll('category');
}

export function toCategory(row: Selectable<CategoryTable>): Category {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    shortName: row.short_name,
    description: row.description,
    color: row.color,
    hasComments: row.has_comments === 1,
    articleCount: row.article_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
