import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { engineOf } from '#db/engine-of.ts';
import type { Db } from '#db/schema.ts';
import { cleanLine } from '#domain/clean-line.ts';
import type { NewId } from '#domain/new-id.ts';

interface StoredTag {
  id: string;
  name: string;
}

/**
 * Returns the tags with these names, in the same order and with their current names. Creates the tags that do not exist.
 * Trims names; ignores empty names and second spellings of the same name (spec §5 'Tags'). The old name of a renamed or
 * merged tag finds the new tag.
 */
export async function ensureTags(
  db: Db,
  { names, now, newId }: { names: readonly string[]; now: number; newId: NewId },
): Promise<StoredTag[]> {
  const nameOf = new Map<string, string>();
  for (const raw of names) {
    const name = cleanLine(raw);
    const slug = slugify(name);
    if (slug !== '' && !nameOf.has(slug)) nameOf.set(slug, name);
  }
  const slugs = [...nameOf.keys()];
  if (slugs.length === 0) return [];

  let tags = await readTags(db, slugs);
  // Sorted, so that two writers that create the same tags do not deadlock.
  const missing = slugs.filter((slug) => !tags.has(slug)).sort();
  if (missing.length > 0) {
    await db
      .insertInto('tag')
      .values(
        missing.map((slug) => {
          const name = nameOf.get(slug) ?? slug;
          return { id: newId(), slug, name, sort_key: sortKey(name), created_at: now, article_count: 0 };
        }),
      )
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    tags = await readTags(db, slugs);
  }
  const found = slugs.flatMap((slug) => tags.get(slug) ?? []);
  return [...new Map(found.map((tag) => [tag.id, tag])).values()];
}

/**
 * Locks the tags until the transaction ends, so that none is merged or deleted before the article has it. Reads old names
 * in a second statement: it sees a merge that the first statement waited for.
 */
async function readTags(db: Db, slugs: string[]): Promise<Map<string, StoredTag>> {
  const query = db.selectFrom('tag').select(['id', 'name', 'slug']).where('slug', 'in', slugs).orderBy('id');
  const rows = await (engineOf(db) === 'postgres' ? query.forKeyShare() : query).execute();
  const tags = new Map(rows.map(({ slug, ...tag }) => [slug, tag]));
  if (tags.size === slugs.length) return tags;
  const redirected = await db
    .selectFrom('tag_redirect')
    .innerJoin('tag', 'tag.id', 'tag_redirect.tag_id')
    .select(['tag.id', 'tag.name', 'tag_redirect.slug'])
    .where('tag_redirect.slug', 'in', slugs)
    .execute();
  for (const { slug, ...tag } of redirected) if (!tags.has(slug)) tags.set(slug, tag);
  return tags;
}
