import { isUniqueViolation } from '#db/constraint-errors.ts';
import type { Db } from '#db/schema.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { ArticleState } from '../article-state.ts';

/**
 * Gives an article another address. The old one of an article that readers have seen leads to it from then on; all old
 * addresses name the article itself, so there are no chains and no circles. An address that is or was another
 * article's is refused: old links would lead astray.
 * @throws InvalidInput 'slug.taken'.
 */
export async function moveArticleSlug(
  tx: Db,
  { state, slug, now }: { state: ArticleState; slug: string; now: number },
): Promise<void> {
  const taken = await tx
    .selectFrom('article')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', state.id)
    .executeTakeFirst();
  if (taken) throw slugTaken();
  await tx
    .updateTable('article')
    .set({ slug })
    .where('id', '=', state.id)
    .execute()
    .catch((error) => {
      // Another writer took it a moment ago.
      throw isUniqueViolation(error) ? slugTaken() : error;
    });
  // Asked after the update: an article that had the address until a moment ago has left its old one by now.
  const old = await tx
    .selectFrom('article_redirect')
    .select('article_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (old && old.article_id !== state.id) throw slugTaken();
  await tx.deleteFrom('article_redirect').where('slug', '=', slug).execute();
  if (state.publishedAt === null) return;
  await tx
    .insertInto('article_redirect')
    .values({ slug: state.fields.slug, article_id: state.id, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: state.id }))
    .execute();
}

function slugTaken(): InvalidInput {
  return new InvalidInput([{ field: 'slug', code: 'slug.taken' }]);
}
