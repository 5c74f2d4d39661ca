import { slugify } from '#az/characters/slug.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { defineRecord, type TypedFields } from '#platform/records/record.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { categoriesText } from '../text.ts';
import type { Category } from './read-categories.ts';

/** A category in the back-office. It has its own writes: its old addresses lead to the new one. */
export const categoryRecord = defineRecord({
  name: 'category',
  table: 'category',
  role: 'editor',
  title: 'name',
  inUse: 'category.notEmpty',
  fields: {
    name: {
      kind: 'line',
      column: 'name',
      label: categoriesText.name,
      limit: 80,
      required: 'category.nameRequired',
      tooLong: 'category.nameTooLong',
    },
    slug: { kind: 'line', column: 'slug', label: categoriesText.slug, help: categoriesText.slugHint },
    shortName: {
      kind: 'line',
      column: 'short_name',
      label: categoriesText.shortName,
      isNullable: true,
      help: categoriesText.shortNameHint,
      limit: 40,
      tooLong: 'category.nameTooLong',
    },
    // The default is that of spec §3.
    color: { kind: 'color', column: 'color', label: categoriesText.color, initial: '#10b981' },
    description: {
      kind: 'paragraphs',
      column: 'description',
      label: categoriesText.description,
      limit: 500,
      tooLong: 'category.descriptionTooLong',
    },
    hasComments: { kind: 'flag', column: 'has_comments', label: categoriesText.hasComments },
  },
  list: { columns: ['name', 'slug'], order: 'position', isOrdered: true },
  address: href('/admin/categories'),
  words: { list: categoriesText.title, create: categoriesText.create, deleteHint: '' },
});

/** Spec §3. */
const DEFAULT_COLOR = '#10b981';
/** Reserved: the page at this slug lists the articles of all categories (spec §2.1). */
const ALL_ARTICLES_SLUG = 'all';
/** In characters. */
const categoryLimits = { name: 80, shortName: 40, description: 500 } as const;

export interface CategoryInput {
  name: string;
  /** Made from the name when absent or empty. Always folded to a slug. */
  slug?: string;
  shortName?: string | null;
  description?: string;
  /** `#rrggbb`. */
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
export function cleanCategoryInput(category: CategoryInput): CleanCategory {
  const name = cleanLine(category.name);
  const description = cleanLine(category.description ?? '');
  const shortName = cleanLine(category.shortName ?? '') || null;
  const given = category.slug?.trim() ?? '';
  const slug = slugify(given || name);
  const color = category.color?.trim().toLowerCase() || DEFAULT_COLOR;
  const problems: Problem[] = [];
  if (name === '') problems.push({ field: 'name', code: 'category.nameRequired' });
  else if (slug === '') problems.push({ field: 'slug', code: given ? 'slug.invalid' : 'slug.required' });
  if (slug === ALL_ARTICLES_SLUG) problems.push({ field: 'slug', code: 'category.exists' });
  if (name.length > categoryLimits.name) problems.push({ field: 'name', code: 'category.nameTooLong' });
  if ((shortName?.length ?? 0) > categoryLimits.shortName)
    problems.push({ field: 'shortName', code: 'category.nameTooLong' });
  if (description.length > categoryLimits.description)
    problems.push({ field: 'description', code: 'category.descriptionTooLong' });
  if (!/^#[0-9a-f]{6}$/.test(color)) problems.push({ field: 'color', code: 'category.color' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { name, slug, shortName, description, color, hasComments: category.hasComments ?? false };
}
