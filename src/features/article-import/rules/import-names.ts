import { foldText } from '#az/characters/characters.ts';
import { slugify, slugifyOr } from '#az/characters/slug.ts';
import { findAuthorBySlug } from '#features/articles/rules/read/article-list-page.ts';
import type { Db } from '#platform/db/schema.ts';
import { cleanLine } from '#platform/text/clean-text.ts';

interface KnownCategory {
  id: string;
  slug: string;
  name: string;
}

/** The categories and bylines that an import has met. Spellings that differ in case or in letters (`ə`, `e`) are the same. */
export interface ImportNames {
  /** By a source id, otherwise by a name, otherwise by a slug. */
  findCategory(reference: string): KnownCategory | null;
  /** The category that one of the export becomes. An equal name is better than an equal slug. */
  findOwnCategory(imported: { sourceId: string; slug: string; name: string }): KnownCategory | null;
  addCategory(category: KnownCategory, references: { sourceId?: string; slug: string; name: string }): void;
  /** The spelling of a byline that this site has, otherwise the given one. */
  findByline(db: Db, name: string): Promise<string>;
}

/** Reads the categories with their former addresses, and what earlier imports of the source have made of categories. */
export async function readImportNames(db: Db, source: string): Promise<ImportNames> {
  const byName = new Map<string, KnownCategory>();
  const bySourceId = new Map<string, KnownCategory>();
  const bylines = new Map<string, string>();
  const bySlug = new Map<string, KnownCategory>();
  const addTo = (known: Map<string, KnownCategory>, key: string, category: KnownCategory) => {
    if (key !== '' && !known.has(key)) known.set(key, category);
  };
  const nameKey = (name: string) => foldText(cleanLine(name));
  const addSlug = (slug: string, category: KnownCategory) => addTo(bySlug, slugify(slug), category);
  const addName = (name: string, category: KnownCategory) => {
    addTo(byName, nameKey(name), category);
    addSlug(name, category);
  };
  const names: ImportNames = {
    findCategory: (reference) =>
      bySourceId.get(reference) ?? byName.get(nameKey(reference)) ?? bySlug.get(slugify(reference)) ?? null,
    findOwnCategory: ({ sourceId, slug, name }) =>
      bySourceId.get(sourceId) ??
      byName.get(nameKey(name)) ??
      names.findCategory(sourceId) ??
      names.findCategory(slug) ??
      names.findCategory(name),
    addCategory(category, { sourceId, slug, name }) {
      if (sourceId !== undefined) bySourceId.set(sourceId, category);
      addSlug(slug, category);
      addName(name, category);
    },
    async findByline(from, name) {
      const slug = slugifyOr(name, 'muellif');
      const known = bylines.get(slug) ?? (await findAuthorBySlug(from, { slug }))?.name ?? name;
      bylines.set(slug, known);
      return known;
    },
  };
  const categories = await db.selectFrom('category').select(['id', 'slug', 'name', 'short_name']).execute();
  // The slugs first, then the names: what is spelled differently must not hide the address or the name of another category.
  for (const { id, slug, name } of categories) addSlug(slug, { id, slug, name });
  for (const { id, slug, name } of categories) addName(name, { id, slug, name });
  for (const { id, slug, name, short_name } of categories) addName(short_name ?? '', { id, slug, name });
  const byId = new Map(categories.map(({ id, slug, name }) => [id, { id, slug, name }]));
  const moved = await db.selectFrom('category_redirect').select(['slug', 'category_id']).execute();
  for (const { slug, category_id } of moved) {
    const category = byId.get(category_id);
    if (category) addSlug(slug, category);
  }
  const imported = await db
    .selectFrom('import_source')
    .select(['source_id', 'our_id'])
    .where('source', '=', source)
    .where('kind', '=', 'category')
    .execute();
  for (const { source_id, our_id } of imported) {
    const category = byId.get(our_id);
    if (category) bySourceId.set(source_id, category);
  }
  return names;
}
