import type { Db } from '#platform/db/schema.ts';

/** A tag that a name leads to. */
export interface NamedTag {
  id: string;
  slug: string;
  name: string;
}

/**
 * The tags that these slugs lead to, by the given slug. A slug is that of the tag itself, of one of its synonyms, or the old one
 * of a renamed tag.
 */
export async function listNamedTags(db: Db, slugs: readonly string[]): Promise<Map<string, NamedTag>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('tag')
    .select(['slug as asked', 'id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .unionAll(
      db
        .selectFrom('tag_synonym')
        .innerJoin('tag', 'tag.id', 'tag_synonym.tag_id')
        .select(['tag_synonym.folded as asked', 'tag.id', 'tag.slug', 'tag.name'])
        .where('tag_synonym.folded', 'in', slugs),
    )
    .unionAll(
      db
        .selectFrom('tag_redirect')
        .innerJoin('tag', 'tag.id', 'tag_redirect.tag_id')
        .select(['tag_redirect.slug as asked', 'tag.id', 'tag.slug', 'tag.name'])
        .where('tag_redirect.slug', 'in', slugs),
    )
    .execute();
  const tags = new Map<string, NamedTag>();
  for (const { asked, ...tag } of rows) if (tag.slug === asked || !tags.has(asked)) tags.set(asked, tag);
  return tags;
}
