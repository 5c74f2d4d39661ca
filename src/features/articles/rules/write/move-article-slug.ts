import { isSlug, slugify } from '#az/characters/slug.ts';
import { isUniqueViolation } from '#platform/db/constraint-errors.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { ArticleState } from '../article-state.ts';

/**
 * Gives an article another address. The old address of an article that was published redirects to it from then on; all
 * old addresses name the article itself, so redirects never form a chain or a circle. An address that is or was another
 * article's is refused: old links would show the wrong article.
 * @throws InvalidInput 'slug.taken'.
 */
export async function moveArticleSlug(
  tx: Db,
  { before, slug, now }: { before: ArticleState; slug: string; now: number },
): Promise<void> {
  const taken = await tx
    .selectFrom('article')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', before.id)
    .executeTakeFirst();
  if (taken) throw slugTaken();
  await tx
    .updateTable('article')
    .set({ slug })
    .where('id', '=', before.id)
    .execute()
    .catch((error) => {
      // Another writer has just taken it.
      throw isUniqueViolation(error) ? slugTaken() : error;
    });
  // Read after the update: an article that has just given up this address has stored its redirect by now.
  const old = await tx
    .selectFrom('article_redirect')
    .select('article_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (old && old.article_id !== before.id) throw slugTaken();
  await tx.deleteFrom('article_redirect').where('slug', '=', slug).execute();
  if (before.publishedAt === null) return;
  await tx
    .insertInto('article_redirect')
    .values({ slug: before.fields.slug, article_id: before.id, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: before.id }))
    .execute();
}

/**
 * The address that somebody typed, as an article can have it.
 * @throws InvalidInput 'slug.invalid'.
 */
export function parseSlug(wanted: string): string {
  const slug = isSlug(wanted) ? wanted : slugify(wanted);
  if (slug === '') throw new InvalidInput([{ field: 'slug', code: 'slug.invalid' }]);
  return slug;
}

function slugTaken(): InvalidInput {
  return new InvalidInput([{ field: 'slug', code: 'slug.taken' }]);
}
