import type { Db } from '#db/schema.ts';

/** The slug of the tag that once stood at `slug`, or that it was merged into. */
export async function findRedirectedTag(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const row = await db
    .selectFrom('tag_redirect')
    .innerJoin('tag', 'tag.id', 'tag_redirect.tag_id')
    .select('tag.slug')
    .where('tag_redirect.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}
