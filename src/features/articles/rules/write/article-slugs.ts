import { isSlug, slugify } from '#az/characters/slug.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
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
  await tx
    .updateTable('article')
    .set({ slug })
    .where('id', '=', before.id)
    .execute()
    .catch((error) => {
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

/** The number of suffixes in the first query. Each further query for the same base has three times as many as before. */
const FIRST_ROUND = 12;

/**
 * The first of `base`, `base-1`, `base-2` … that no article has or had (spec §5 step 5). Another writer may take it
 * in the meantime: insert with `on conflict do nothing`, and ask again when nothing was inserted.
 */
export async function findFreeSlug(db: Db, base: string): Promise<string> {
  const [slug = base] = await findFreeSlugs(db, { bases: [base] });
  return slug;
}

/** As `findFreeSlug` for many articles. No two get the same slug, and none gets one of `claimed`, to which all are added. */
export async function findFreeSlugs(
  db: Db,
  { bases, claimed = new Set() }: { bases: readonly string[]; claimed?: Set<string> },
): Promise<string[]> {
  const taken = new Set<string>();
  /** How many of the slugs of a base were looked up. */
  const known = new Map<string, number>();
  async function lookUp(wanted: Iterable<string>): Promise<void> {
    const slugs: string[] = [];
    for (const base of wanted) {
      const first = known.get(base) ?? 0;
      const end = first === 0 ? FIRST_ROUND : first * 4;
      for (let number = first; number < end; number += 1) slugs.push(withNumber(base, number));
      known.set(base, end);
    }
    if (slugs.length === 0) return;
    const rows = await db
      .selectFrom('article')
      .select('slug')
      .where('slug', 'in', slugs)
      .unionAll((eb) => eb.selectFrom('article_redirect').select('slug').where('slug', 'in', slugs))
      .execute();
    for (const { slug } of rows) taken.add(slug);
  }
  await lookUp(new Set(bases));
  const free: string[] = [];
  for (const base of bases)
    for (let number = 0; ; number += 1) {
      if (number === known.get(base)) await lookUp([base]);
      const slug = withNumber(base, number);
      if (taken.has(slug) || claimed.has(slug)) continue;
      claimed.add(slug);
      free.push(slug);
      break;
    }
  return free;
}

const withNumber = (base: string, number: number): string => (number === 0 ? base : `${base}-${number}`);
