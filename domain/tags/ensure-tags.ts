import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { engineOf } from '#db/engine-of.ts';
import type { Db } from '#db/schema.ts';
import { cleanLine } from '#domain/clean-line.ts';
import type { NewId } from '#domain/new-id.ts';

/**
 * The ids of the tags with these names, in their order; tags that do not exist yet are made. Names are trimmed,
 * empty ones and second spellings of the same name are passed over (spec §5 'Tags'). The old name of a renamed or
 * merged tag means the new one.
 */
export async function ensureTags(
  db: Db,
  { names, now, newId }: { names: readonly string[]; now: number; newId: NewId },
): Promise<string[]> {
  const nameOf = new Map<string, string>();
  for (const raw of names) {
    const name = cleanLine(raw);
    const slug = slugify(name);
    if (slug !== '' && !nameOf.has(slug)) nameOf.set(slug, name);
  }
  const slugs = [...nameOf.keys()];
  if (slugs.length === 0) return [];

  let ids = await readIds(db, slugs);
  // Sorted: two writers that make the same tags wait for each other in one direction only.
  const missing = slugs.filter((slug) => !ids.has(slug)).sort();
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
    ids = await readIds(db, slugs);
  }
  return [...new Set(slugs.flatMap((slug) => ids.get(slug) ?? []))];
}

/**
 * The tags found are held until the transaction ends: none is merged or removed before the article has it. Old names are
 * asked for afterwards, when a merge that was waited for can be seen.
 */
async function readIds(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const tags = db.selectFrom('tag').select(['id', 'slug']).where('slug', 'in', slugs).orderBy('id');
  const rows = await (engineOf(db) === 'postgres' ? tags.forKeyShare() : tags).execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  if (ids.size === slugs.length) return ids;
  const moved = await db
    .selectFrom('tag_redirect')
    .select(['tag_id', 'slug'])
    .where('slug', 'in', slugs)
    .execute();
  for (const { slug, tag_id } of moved) if (!ids.has(slug)) ids.set(slug, tag_id);
  return ids;
}
