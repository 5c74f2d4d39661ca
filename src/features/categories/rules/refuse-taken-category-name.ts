import { sql } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';

/** The error message of spec §5. */
export const CATEGORY_EXISTS = 'Category with this name already exists';

/** The key of a PostgreSQL advisory lock. No other program may use it on this database. */
const NAMES_LOCK = 7_204_118_317;

/**
 * Refuses a name that another category has, in any spelling: `Sahmat` equals `Şahmat`. An advisory lock stops other
 * transactions from using a name until this one ends (SQLite has only one writer). Categories are few, so all names are
 * read. Call it before the transaction locks any row.
 * @throws Conflict 'category.exists'.
 */
export async function refuseTakenCategoryName(
  tx: Db,
  { name, id }: { name: string; id?: string },
): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(${NAMES_LOCK})`.execute(tx);
  const folded = foldText(name);
  const others = await tx.selectFrom('category').select(['id', 'name']).execute();
  if (others.some((other) => other.id !== id && foldText(other.name) === folded))
    throw new Conflict('category.exists', CATEGORY_EXISTS);
}
