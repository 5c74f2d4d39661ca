import type { Db } from '#platform/db/schema.ts';
import { type KeysetPage, type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';

export interface ListedTag {
  slug: string;
  name: string;
  /** Published articles; at least one. */
  articleCount: number;
}

/** A page of the tags with published articles, in the Azerbaijani order of their names. */
export async function listTagsAfter(
  db: Db,
  { after, limit }: { after: PageCursor<string> | null; limit: number },
): Promise<KeysetPage<ListedTag, string>> {
  const rows = await db
    .selectFrom('tag')
    .select(['id', 'slug', 'name', 'article_count as articleCount', 'sort_key'])
    .where('article_count', '>', 0)
    .$if(after !== null, (query) =>
      query
        .where('sort_key', '>=', after?.value ?? '')
        .where((eb) => eb.or([eb('sort_key', '>', after?.value ?? ''), eb('id', '>', after?.id ?? '')])),
    )
    .orderBy('sort_key')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const { items, next } = toKeysetPage(rows, limit, (row) => ({ value: row.sort_key, id: row.id }));
  return { items: items.map(({ slug, name, articleCount }) => ({ slug, name, articleCount })), next };
}
