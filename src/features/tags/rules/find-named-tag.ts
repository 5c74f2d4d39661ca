import type { Db } from '#platform/db/schema.ts';
import { listNamedTags, type NamedTag } from './list-named-tags.ts';

/** The tag that a slug leads to: its own, that of a synonym, or the old one of a renamed tag. */
export async function findNamedTag(db: Db, { slug }: { slug: string }): Promise<NamedTag | null> {
  return (await listNamedTags(db, [slug])).get(slug) ?? null;
}
