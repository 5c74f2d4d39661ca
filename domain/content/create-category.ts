import { normaliseLetters } from '#az/letters.ts';
import { slugify } from '#az/slug.ts';
import { sortKey } from '#az/sort-key.ts';
import type { Db } from '#db/schema.ts';
import { Conflict, InvalidInput, type Problem } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';

/** Spec §3. */
const DEFAULT_COLOR = '#10b981';
/** In characters. */
export const categoryLimits = { name: 80, description: 500 } as const;

export interface CategoryInput {
  name: string;
  /** Derived from the name when absent or empty; folded either way. */
  slug?: string;
  shortName?: string | null;
  description?: string;
  /** `#rrggbb`. */
  color?: string;
  /** Its place where the newsroom orders categories by hand. */
  position?: number;
}

/**
 * Writes a new category (spec §5, §7).
 * @throws InvalidInput, or Conflict 'category.exists' when the slug is taken.
 */
export async function createCategory(
  db: Db,
  { category, now, newId }: { category: CategoryInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  const name = clean(category.name);
  const description = clean(category.description ?? '');
  // Without a name there is no category, even under a given slug.
  const slug = name === '' ? '' : slugify(category.slug?.trim() || name);
  const color = category.color?.trim().toLowerCase() || DEFAULT_COLOR;
  const problems: Problem[] = [];
  if (slug === '') problems.push({ field: 'name', code: 'category.nameRequired' });
  if (name.length > categoryLimits.name) problems.push({ field: 'name', code: 'category.nameTooLong' });
  if (description.length > categoryLimits.description)
    problems.push({ field: 'description', code: 'category.descriptionTooLong' });
  if (!/^#[0-9a-f]{6}$/.test(color)) problems.push({ field: 'color', code: 'category.color' });
  if (problems.length > 0) throw new InvalidInput(problems);

  const inserted = await db
    .insertInto('category')
    .values({
      id: newId(),
      slug,
      name,
      short_name: clean(category.shortName ?? '') || null,
      description,
      color,
      position: category.position ?? 0,
      sort_key: sortKey(name),
      article_count: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .executeTakeFirst();
  if (!inserted) throw new Conflict('category.exists', 'Category with this name already exists');
  return inserted;
}

function clean(text: string): string {
  return normaliseLetters(text).replace(/\s+/g, ' ').trim();
}
