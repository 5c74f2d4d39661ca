import { sql } from 'kysely';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** How many stored counts were wrong. */
export interface CorrectedArticleCounts {
  categories: number;
  tags: number;
  bylines: number;
}

/**
 * Counts the published articles of categories, tags and bylines again, and writes the counts that are wrong. Triggers keep them
 * right; a statement that somebody has typed without triggers may not. Reads every article.
 */
export function recountArticles(db: Db): Promise<CorrectedArticleCounts> {
  return inTransaction(db, async (tx) => {
    // An article that is published meanwhile would be counted in neither of the two ways. A transaction of SQLite is the only writer.
    if (engineOf(tx) === 'postgres')
      await sql`lock table article, article_tag in share row exclusive mode`.execute(tx);
    await sql`update article_tag
      set listed_at = (select published_at from article where id = article_tag.article_id and status = 'published')
      where (listed_at is null) = (select status = 'published' from article where id = article_tag.article_id)
        or listed_at <> (select published_at from article where id = article_tag.article_id)`.execute(tx);
    const ofCategory = sql<number>`(select count(*) from article where category_id = category.id and status = 'published')`;
    const ofTag = sql<number>`(select count(*) from article_tag where tag_id = tag.id and listed_at is not null)`;
    const ofByline = sql<number>`(select count(*) from article where author_slug = byline.slug and status = 'published')`;
    const categories = await tx
      .updateTable('category')
      .set({ article_count: ofCategory })
      .where('article_count', '<>', ofCategory)
      .executeTakeFirst();
    const tags = await tx
      .updateTable('tag')
      .set({ article_count: ofTag })
      .where('article_count', '<>', ofTag)
      .executeTakeFirst();
    // A byline that is missing begins with 0, and so is among those that are wrong.
    await tx
      .insertInto('byline')
      .columns(['slug', 'article_count'])
      .expression((eb) =>
        eb
          .selectFrom('article')
          .where('status', '=', 'published')
          .where('author_slug', 'not in', eb.selectFrom('byline').select('byline.slug'))
          .select(['author_slug', sql<number>`0`.as('article_count')])
          .distinct(),
      )
      .execute();
    const bylines = await tx
      .updateTable('byline')
      .set({ article_count: ofByline })
      .where('article_count', '<>', ofByline)
      .executeTakeFirst();
    return {
      categories: Number(categories.numUpdatedRows),
      tags: Number(tags.numUpdatedRows),
      bylines: Number(bylines.numUpdatedRows),
    };
  });
}
