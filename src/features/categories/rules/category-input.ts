import { slugify } from '#az/characters/slug.ts';
import { parseTyped, type TypedFields } from '#platform/records/record.ts';
import { refuseProblems } from '#platform/records/rules/write-record.ts';
import { categoryRecord } from './category-record.ts';
import type { Category } from './read-categories.ts';

/** Reserved: the page at this slug lists the articles of all categories (spec §2.1). */
const ALL_ARTICLES_SLUG = 'all';

export interface CategoryInput {
  name: string;
  /** Made from the name when absent or empty. Always folded to a slug. */
  slug?: string;
  shortName?: string | null;
  description?: string;
  /** `#rrggbb`. Absent or empty: the colour of a new category. */
  color?: string;
  /** Readers may comment on its articles. Absent: no, in a change the current state. */
  hasComments?: boolean;
}

/** The input of a form as typed. */
export function toCategoryInput({ name = '', hasComments, ...typed }: TypedFields): CategoryInput {
  return { ...typed, name, hasComments: Boolean(hasComments) };
}

export type CleanCategory = Pick<
  Category,
  'name' | 'slug' | 'shortName' | 'description' | 'color' | 'hasComments'
>;

/**
 * Cleans and checks a category before it is saved (spec §5).
 * @throws InvalidInput with every problem found.
 */
export function cleanCategoryInput({
  name,
  slug: given = '',
  shortName,
  description = '',
  color,
  hasComments,
}: CategoryInput): CleanCategory {
  const { values, problems } = parseTyped(categoryRecord, {
    name,
    slug: given,
    shortName: shortName ?? '',
    description,
    color: color?.trim() || categoryRecord.fields.color.initial,
    hasComments: hasComments ? 'on' : '',
  });
  const slug = slugify(values.slug || values.name);
  // A name with a problem is empty here. No slug can be made from it.
  if (slug === '' && values.name !== '')
    problems.push({ field: 'slug', code: values.slug ? 'slug.invalid' : 'slug.required' });
  if (slug === ALL_ARTICLES_SLUG) problems.push({ field: 'slug', code: 'category.reserved' });
  refuseProblems(problems);
  return { ...values, slug, shortName: values.shortName || null };
}
