import type { Db } from '#db/schema.ts';

/** The current slug of the tag that had `slug` before it was renamed or merged. */
export async function findRedirectedTag(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const row = await db
    .selectFrom('tag_redirect')
    .innerJoin('tag', 'tag.id', 'tag_redirect.tag_id')
    .select('tag.slug')
    .where('tag_redirect.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}
