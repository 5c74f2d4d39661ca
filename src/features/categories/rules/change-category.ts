import { sql } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Flag } from '#platform/db/column-types.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { orderRecords } from '#platform/records/rules/order-records.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange } from '#platform/records/rules/write-record.ts';
import { type Change, requireAllCategories, type SubjectChange } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { type CategoryInput, type CleanCategory, cleanCategoryInput } from './category-input.ts';
import { categoryRecord } from './category-record.ts';
import { getCategory } from './read-categories.ts';

/**
 * Changes the name, address, texts or colour of a category. Without a slug the current one stays. The old address
 * redirects to the new one. For editors of all categories.
 * @throws NotFound, Forbidden, InvalidInput, Conflict 'category.exists' when the name or the slug is taken, or
 * 'record.conflict' when it has been changed since `version`.
 */
export async function updateCategory(
  db: Db,
  input: SubjectChange & {
    category: CategoryInput;
    /** The version that the change is based on. */
    version: number;
  },
): Promise<{ slug: string }> {
  const { actor, id, version, now, newId } = input;
  requireAllCategories(actor);
  return inTransaction(db, async (tx) => {
    await refuseTakenNewName(tx, { id, name: input.category.name });
    await lockRowsForUpdate(tx, 'category', [id]);
    const { version: current } = await lockRecordRow(tx, categoryRecord, id);
    const before = await getCategory(tx, { id });
    const clean = cleanCategoryInput({
      ...input.category,
      slug: input.category.slug?.trim() || before.slug,
      hasComments: input.category.hasComments ?? before.hasComments,
    });
    const { slug } = clean;
    const { name, shortName, description, color, hasComments } = before;
    const old = { name, slug: before.slug, shortName, description, color, hasComments };
    if (!decideChange(categoryRecord, { before: old, after: clean, version, current })) return { slug };
    await tx
      .updateTable('category')
      .set({ ...toColumns(clean), version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute()
      .catch((error) => {
        throw isUniqueViolation(error) ? taken('slug') : error;
      });
    if (slug !== before.slug) {
      await tx.deleteFrom('category_redirect').where('slug', '=', slug).execute();
      await tx
        .insertInto('category_redirect')
        .values({ slug: before.slug, category_id: id, created_at: now })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_id: id }))
        .execute();
    }
    await recordAudit(tx, { actor, now, newId }, 'category.update', id, {
      before: { ...old, version },
      after: { ...clean, version: version + 1 },
    });
    return { slug };
  });
}

/** Checks only a changed name: a category may already share its name with an older one. */
async function refuseTakenNewName(tx: Db, input: { id: string; name: string }): Promise<void> {
  const name = cleanLine(input.name);
  const { name: current } = await getCategory(tx, { id: input.id });
  if (foldText(name) !== foldText(current)) await refuseTakenCategoryName(tx, { id: input.id, name });
}

/** The error message of spec §5. */
const CATEGORY_EXISTS = 'Category with this name already exists';

const taken = (field: 'name' | 'slug') => new Conflict('category.exists', CATEGORY_EXISTS, { field });

/** The key of a PostgreSQL advisory lock. No other program may use it on this database. */
const NAMES_LOCK = 7_204_118_317;

/**
 * Refuses a name that another category has, in any spelling: `Sahmat` equals `Şahmat`. An advisory lock stops other
 * transactions from using a name until this one ends (SQLite has only one writer). Categories are few, so all names are
 * read. Call it before the transaction locks any row.
 * @throws Conflict 'category.exists'.
 */
async function refuseTakenCategoryName(tx: Db, { name, id }: { name: string; id?: string }): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(${NAMES_LOCK})`.execute(tx);
  const folded = foldText(name);
  const others = await tx.selectFrom('category').select(['id', 'name']).execute();
  if (others.some((other) => other.id !== id && foldText(other.name) === folded)) throw taken('name');
}

/**
 * Creates a category for seeds and imports, without a role check or audit entry (spec §5, §7). Editors use
 * `createCategory`. It is the last in the editors' order. Before an editor has arranged the categories, its name decides.
 * @throws InvalidInput, or Conflict 'category.exists' when the name or the slug is taken.
 */
export async function importCategory(
  db: Db,
  { category, now, newId }: { category: CategoryInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  const clean = cleanCategoryInput(category);
  await refuseTakenCategoryName(db, clean);
  const inserted = await db
    .insertInto('category')
    .values({
      id: newId(),
      ...toColumns(clean),
      article_count: 0,
      position: await nextPosition(db),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .executeTakeFirst();
  if (!inserted) throw taken('slug');
  // The slug may be the old address of another category. It no longer redirects there.
  await db.deleteFrom('category_redirect').where('slug', '=', inserted.slug).execute();
  return inserted;
}

function toColumns({ shortName, hasComments, ...category }: CleanCategory) {
  const has_comments: Flag = hasComments ? 1 : 0;
  return { ...category, short_name: shortName, has_comments, sort_key: sortKey(category.name) };
}

/** All positions are 0 until an editor has arranged the categories. */
async function nextPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('category')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  return last?.position ? last.position + 1 : 0;
}

/** Changes the order of the categories, as `orderRecords` does. For editors of all categories. @throws Forbidden */
export async function orderCategories(db: Db, change: Change & { ids: readonly string[] }): Promise<void> {
  requireAllCategories(change.actor);
  await orderRecords(db, categoryRecord, change);
}

/**
 * Creates a category (spec §5, §7). For editors of all categories.
 * @throws Forbidden, InvalidInput, or Conflict 'category.exists' when the name or the slug is taken.
 */
export async function createCategory(
  db: Db,
  { actor, category, now, newId }: Change & { category: CategoryInput },
): Promise<{ id: string; slug: string }> {
  requireAllCategories(actor);
  return inTransaction(db, async (tx) => {
    const made = await importCategory(tx, { category, now, newId });
    await recordAudit(tx, { actor, now, newId }, 'category.create', made.id, {
      after: { ...cleanCategoryInput(category), version: 1 },
    });
    return made;
  });
}
