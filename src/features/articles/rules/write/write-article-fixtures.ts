import type { Db } from '#platform/db/schema.ts';
import { listFixtureIds } from '../content-blocks.ts';

/** Stores which matches an article shows or links, so that the page of a match can list its articles. */
export async function writeArticleFixtures(
  tx: Db,
  article: { articleId: string; content: string },
): Promise<void> {
  await tx.deleteFrom('article_fixture').where('article_id', '=', article.articleId).execute();
  await insertArticleFixtures(tx, [article]);
}

/** As `writeArticleFixtures` for new articles. */
export async function insertArticleFixtures(
  tx: Db,
  articles: readonly { articleId: string; content: string }[],
): Promise<void> {
  const named = articles.flatMap(({ articleId, content }) =>
    listFixtureIds(content).map((fixtureId) => ({ article_id: articleId, fixture_id: fixtureId })),
  );
  if (named.length === 0) return;
  const ids = [...new Set(named.map(({ fixture_id }) => fixture_id))];
  const known = await tx.selectFrom('fixture').select('id').where('id', 'in', ids).execute();
  const rows = named.filter(({ fixture_id }) => known.some(({ id }) => id === fixture_id));
  if (rows.length > 0) await tx.insertInto('article_fixture').values(rows).execute();
}
