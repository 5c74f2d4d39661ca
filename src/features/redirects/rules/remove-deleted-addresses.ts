import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';

const ARTICLE = href('/article/:slug', { slug: '' });

/**
 * Removes the records that say of the addresses of these articles, also the former ones, that their page was deleted. Call it in
 * the transaction that shows the articles to readers. Records with a target stay: somebody wrote them by hand.
 */
export async function removeDeletedAddresses(
  tx: Db,
  { articleIds }: { articleIds: readonly string[] },
): Promise<void> {
  if (articleIds.length === 0) return;
  await tx
    .deleteFrom('old_address')
    .where('target', 'is', null)
    .where('path', 'in', (eb) =>
      eb
        .selectFrom('article')
        .select(sql<string>`${ARTICLE} || slug`.as('path'))
        .where('id', 'in', articleIds)
        .unionAll(
          eb
            .selectFrom('article_redirect')
            .select(sql<string>`${ARTICLE} || slug`.as('path'))
            .where('article_id', 'in', articleIds),
        ),
    )
    .execute();
}
