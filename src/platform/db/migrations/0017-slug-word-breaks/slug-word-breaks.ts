import { sql } from 'kysely';
import type { Migration, MigrationDb } from '../migration.ts';

const BATCH_SIZE = 500;

/**
 * `/`, `+` and `_` between letters or digits are a hyphen of a slug now. Tags keep their addresses, and their names find them
 * under the new slug too. Bylines move to their new address, and the old one leads there.
 */
export const slugWordBreaks: Migration = {
  name: '0017-slug-word-breaks',
  async up(db) {
    await addTagSlugs(db);
    await moveBylines(db);
  },
};

async function addTagSlugs(db: MigrationDb): Promise<void> {
  const tags = await db.selectFrom('tag').select(['id', 'slug', 'name', 'created_at']).execute();
  const synonyms = await db
    .selectFrom('tag_synonym')
    .select(['tag_id as id', 'folded as slug', 'name', 'created_at'])
    .execute();
  for (const { id, slug, name, created_at } of [...tags, ...synonyms]) {
    const next = addBreaks(name, slug);
    if (next === null || tags.some((tag) => tag.slug === next)) continue;
    await db
      .insertInto('tag_redirect')
      .values({ slug: next, tag_id: id, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function moveBylines(db: MigrationDb): Promise<void> {
  const moved = new Map<string, string>();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('article')
      .select(['id', 'author', 'author_slug', 'created_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id, author, author_slug } of rows) {
      const next = addBreaks(author, author_slug);
      if (next === null) continue;
      moved.set(author_slug, next);
      await db.updateTable('article').set({ author_slug: next }).where('id', '=', id).execute();
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH_SIZE) break;
  }
  for (const [before, next] of moved)
    await sql`insert into old_address (path, name, target, created_at)
      values (${`/author/${before}`}, ${before}, ${`/author/${next}`}, 0) on conflict do nothing`.execute(db);
}

/**
 * The slug with a hyphen for each sign between two letters or digits of the name. Null when there is none. The letters of the
 * slug stand in the order of the name, so the slug itself says how each of them was folded.
 */
function addBreaks(name: string, slug: string): string | null {
  if (!/[\p{L}\p{N}][/+_]+[\p{L}\p{N}]/u.test(name)) return null;
  const words = name.split(/(?<=[\p{L}\p{N}])[/+_]+(?=[\p{L}\p{N}])/u).map(foldWord);
  const next = words.join('-').replace(/-+/g, '-').replace(/^-|-$/g, '');
  // A name with letters of other scripts is left as it is, and so is a slug that was cut or has a number.
  return next.replaceAll('-', '') === slug.replaceAll('-', '') && next !== slug ? next : null;
}

/** A copy of the folding of slugs for Azerbaijani names. */
function foldWord(word: string): string {
  return word
    .replace(/[əƏ]/g, 'e')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
