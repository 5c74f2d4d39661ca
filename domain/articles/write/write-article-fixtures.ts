import type { Db } from '#db/schema.ts';
import { listFixtureIds } from '../content-blocks.ts';

/** Stores which matches an article shows or links, so that the page of a match can list its articles. */
export async function writeArticleFixtures(
  tx: Db,
  { articleId, content, isNew = false }: { articleId: string; content: string; isNew?: boolean },
): Promise<void> {
  if (!isNew) await tx.deleteFrom('article_fixture').where('article_id', '=', articleId).execute();
  const ids = listFixtureIds(content);
  if (ids.length === 0) return;
  const known = await tx.selectFrom('fixture').select('id').where('id', 'in', ids).execute();
  if (known.length === 0) return;
  await tx
    .insertInto('article_fixture')
    .values(known.map(({ id }) => ({ article_id: articleId, fixture_id: id })))
    .execute();
}
