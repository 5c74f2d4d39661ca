import { listOrderedCategories } from '#features/categories/rules/list-ordered-categories.ts';
import type { Db } from '#platform/db/schema.ts';
import { type ListedKind, listReferences } from '../rules/reference/list-references.ts';

/** What a field of the form offers: the teams of a player, the category of a competition. */
export interface ReferenceChoices {
  teams: readonly string[];
  categories: readonly { slug: string; name: string }[];
}

const MAX_SUGGESTED_TEAMS = 200;

export async function readReferenceChoices(db: Db, kind: ListedKind): Promise<ReferenceChoices> {
  const teams = async () => {
    const { items } = await listReferences(db, { kind: 'team', limit: MAX_SUGGESTED_TEAMS });
    return items.map(({ name }) => name);
  };
  const categories = async () => (await listOrderedCategories(db)).map(({ slug, name }) => ({ slug, name }));
  return {
    teams: kind === 'player' ? await teams() : [],
    categories: kind === 'competition' ? await categories() : [],
  };
}
