import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { listCardsInOrder } from './list-cards-in-order.ts';

/** Only this many of the newest articles of the category are ranked, to limit the work. */
const WINDOW = 200;

/**
 * Published articles of the same category, without the article itself: those with a shared tag first, then the newest
 * (spec §7). Empty for an article without a category.
 */
export async function listRelatedArticles(
  db: Db,
  { article, limit = 6 }: { article: { id: string }; limit?: number },
): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('article')
        .select(['id', 'published_at'])
        .where('status', '=', sql.lit('published'))
        .where('category_id', '=', (of) =>
          of.selectFrom('article').select('category_id').where('id', '=', article.id),
        )
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(WINDOW)
        .as('near'),
    )
    .select('near.id')
    .where('near.id', '<>', article.id)
    .orderBy(
      (eb) =>
        eb
          .case()
          .when(
            eb.exists(
              eb
                .selectFrom('article_tag')
                .select('article_tag.tag_id')
                .whereRef('article_tag.article_id', '=', 'near.id')
                .where('article_tag.tag_id', 'in', (of) =>
                  of
                    .selectFrom('article_tag as own')
                    .select('own.tag_id')
                    .where('own.article_id', '=', article.id),
                ),
            ),
          )
          .then(sql.lit(0))
          .else(sql.lit(1))
          .end(),
      'asc',
    )
    .orderBy('near.published_at', 'desc')
    .orderBy('near.id', 'desc')
    .limit(limit)
    .execute();
  return listCardsInOrder(
    db,
    rows.map((row) => row.id),
  );
}
