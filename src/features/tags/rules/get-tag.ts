import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { Tag } from './find-tag-by-slug.ts';

/** @throws NotFound */
export async function getTag(db: Db, { id }: { id: string }): Promise<Tag> {
  const row = await db
    .selectFrom('tag')
    .select(['id', 'slug', 'name', 'article_count as articleCount'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound(`No tag has the id ${id}`);
  return row;
}
