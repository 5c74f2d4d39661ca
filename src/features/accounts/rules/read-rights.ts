import { listCategories } from '#features/categories/rules/read-categories.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { parseRole } from './parse-role.ts';

/** The rights that an admin gives to an account. */
export interface RightsInput {
  role: string;
  /** The ids of the categories that an editor is limited to, at least one; null: all of them. */
  categories: readonly string[] | null;
}

/**
 * Checks rights that an admin gives: the role, which is null when there is no such role, and the categories that limit an editor.
 * Other roles have no limit. `describe` gives the names of categories for the audit log.
 */
export async function readRights(db: Db, input: RightsInput) {
  const role = parseRole(input.role);
  const problems: Problem[] = [];
  if (role === null) problems.push({ field: 'role', code: 'role.unknown' });
  const names = new Map((await listCategories(db)).map(({ id, name }) => [id, name]));
  if (input.categories?.some((id) => !names.has(id)))
    problems.push({ field: 'categories', code: 'category.unknown' });
  // An editor of no category could change no article, and nobody would be told.
  if (role === 'editor' && input.categories?.length === 0)
    problems.push({ field: 'categories', code: 'staff.categoriesRequired' });
  const categories = role === 'editor' && input.categories !== null ? [...new Set(input.categories)] : null;
  const describe = (rights: { role: StaffRole | null; categories: readonly string[] | null }) => {
    if (rights.role !== 'editor') return null;
    if (rights.categories === null) return 'all';
    return rights.categories.map((id) => names.get(id) ?? id).join(', ') || 'none';
  };
  return { role, categories, problems, describe };
}
