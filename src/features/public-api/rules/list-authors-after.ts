import { sql } from 'kysely';
import type { Author } from '#features/articles/rules/read/find-author-by-slug.ts';
import type { Db } from '#platform/db/schema.ts';
import { type KeysetPage, type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';

/**
 * A page of the bylines with published articles, in the order of their slugs. Each step of the recursion jumps to the next
 * byline in the index `article_bylines`, so the number of articles does not matter.
 */
export async function listAuthorsAfter(
  db: Db,
  { after, limit }: { after: PageCursor<string> | null; limit: number },
): Promise<KeysetPage<Author, string>> {
  const { rows } = await sql<Author>`
    with recursive step (slug, number) as (
      select (${nextSlug(sql`${after?.value ?? ''}`)}), 1
      union all
      select (${nextSlug(sql`step.slug`)}), step.number + 1
      from step where step.slug is not null and step.number <= ${limit}
    )
    select step.slug as slug, (
      select article.author from article
      where article.status = 'published' and article.author_slug = step.slug
      order by article.published_at desc, article.id desc limit 1
    ) as name
    from step where step.slug is not null order by step.slug`.execute(db);
  return toKeysetPage(rows, limit, ({ slug }) => ({ value: slug, id: slug }));
}

/** The first byline after a slug. The status is a literal as in the index. */
const nextSlug = (slug: ReturnType<typeof sql>) => sql`
  select article.author_slug from article
  where article.status = 'published' and article.author_slug > ${slug}
  order by article.author_slug limit 1`;
