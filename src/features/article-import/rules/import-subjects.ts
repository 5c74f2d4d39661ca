import { slugify, slugifyOr } from '#az/characters/slug.ts';
import { countCharacters, truncateText } from '#az/characters/text-length.ts';
import { importCategory } from '#features/categories/rules/change-category.ts';
import {
  addOldAddresses,
  isRecordable,
  type OldAddress,
} from '#features/redirects/rules/add-old-addresses.ts';
import { ensureTags } from '#features/tags/rules/article-tags.ts';
import { listNamedTags } from '#features/tags/rules/read-tags.ts';
import { tagLimits } from '#features/tags/rules/tag-limits.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { type ImportNames, readImportNames } from './import-names.ts';
import { type ArticleImportReport, addLosses } from './import-report.ts';
import type { ImportRun } from './import-run.ts';
import type { ImportedAuthor, ImportedCategory, ImportedTag } from './imported-record.ts';
import { writeSources } from './sources/import-sources.ts';

/** In characters, as `category-record.ts` has them. */
const LIMITS = { name: 80, description: 500 };

/** More are no categories that readers choose from, and every page with a list of categories would grow with them. */
const MAX_NEW_CATEGORIES = 500;

/** Uses the category of this site with the same address or name, otherwise creates one. */
export async function importCategoryRecord(
  tx: Db,
  run: ImportRun,
  record: ImportedCategory,
  report: ArticleImportReport,
): Promise<void> {
  const { names, source, isDryRun, now, newId } = run;
  const name = truncateText(cleanLine(record.name), LIMITS.name);
  const slug = slugify(record.slug) || slugify(name);
  if (name === '' || slug === '') {
    addLosses(report, { title: record.name, losses: [{ code: 'recordInvalid', detail: record.sourceId }] });
    return;
  }
  const find = (known: ImportNames) => known.findOwnCategory({ ...record, slug });
  let known = find(names);
  if (!known && report.categories.new >= MAX_NEW_CATEGORIES) {
    addLosses(report, { title: name, losses: [{ code: 'categoriesCut' }] });
    return;
  }
  const category = known ?? (isDryRun ? { id: '', slug, name } : await create());
  async function create() {
    const color = /^#[0-9a-f]{6}$/i.test(record.color ?? '') ? record.color : undefined;
    const description = truncateText(cleanLine(record.description ?? ''), LIMITS.description);
    // The page at the address `all` lists the articles of all categories.
    const address = slug === 'all' ? 'all-1' : slug;
    const added = { name, slug: address, description, color };
    try {
      return { ...(await importCategory(tx, { category: added, now, newId })), name };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      // Another import has created it meanwhile.
      known = find(await readImportNames(tx, source));
      if (!known) throw error;
      return known;
    }
  }
  report.categories[known ? 'known' : 'new'] += 1;
  names.addCategory(category, record);
  if (!isDryRun)
    await writeSources(tx, {
      source,
      now,
      rows: [{ kind: 'category', sourceId: record.sourceId, ourId: category.id }],
    });
  const target = href('/category/:category', { category: category.slug });
  await redirect(tx, run, report, [{ path: record.oldPath, target }]);
}

/** Lets articles refer to an imported category by its slug and its name on the other site. */
export function addReferences(names: ImportNames, { sourceId, slug, name }: ImportedCategory): void {
  const category = names.findCategory(sourceId);
  if (category) names.addCategory(category, { slug, name });
}

/** Creates the tags that this site does not have. A synonym or an old name finds the tag. */
export async function importTags(
  tx: Db,
  run: ImportRun,
  records: readonly ImportedTag[],
  report: ArticleImportReport,
): Promise<void> {
  const { isDryRun, now, newId } = run;
  const fits = ({ name }: ImportedTag) =>
    slugify(name) !== '' && countCharacters(name) <= tagLimits.characters;
  const usable = records.filter(fits);
  for (const { name } of records.filter((tag) => !fits(tag)))
    addLosses(report, { title: name.slice(0, 100), losses: [{ code: 'recordInvalid' }] });
  report.tags += usable.length;
  if (!isDryRun) await ensureTags(tx, { names: usable.map(({ name }) => name), now, newId });
  const tags = await listNamedTags(
    tx,
    usable.map(({ name }) => slugify(cleanLine(name))),
  );
  const addresses = usable.map(({ name, oldPath }) => {
    const folded = slugify(cleanLine(name));
    return { path: oldPath, target: href('/tag/:slug', { slug: tags.get(folded)?.slug ?? folded }) };
  });
  await redirect(tx, run, report, addresses);
}

/** Authors have no rows of their own: their pages list the articles with their byline. */
export async function importAuthors(
  tx: Db,
  run: ImportRun,
  records: readonly ImportedAuthor[],
  report: ArticleImportReport,
): Promise<void> {
  report.authors += records.length;
  const addresses = records.map(({ name, oldPath }) => ({
    path: oldPath,
    target: href('/author/:slug', { slug: slugifyOr(name, 'muellif') }),
  }));
  await redirect(tx, run, report, addresses);
}

async function redirect(
  tx: Db,
  { isDryRun, now }: ImportRun,
  report: ArticleImportReport,
  rows: readonly { path: string | undefined; target: string }[],
): Promise<void> {
  const addresses: OldAddress[] = rows.flatMap(({ path, target }) => (path ? [{ path, target }] : []));
  report.oldAddresses += isDryRun
    ? addresses.filter(isRecordable).length
    : await addOldAddresses(tx, { addresses, now });
}
