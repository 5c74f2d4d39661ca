import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NameKind } from './name-group.ts';

/** A name of the list that editors keep, with its other spellings. */
export interface SearchName {
  id: string;
  kind: NameKind;
  name: string;
  others: readonly string[];
  version: number;
}

/** The spellings of a stored or typed text, one on each line. */
export function splitSpellings(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

/** Null when there is none. */
export async function findSearchName(db: Db, { id }: { id: string }): Promise<SearchName | null> {
  const row = await db.selectFrom('search_name').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...row, others: splitSpellings(row.others) } : null;
}

/** @throws NotFound */
export async function getSearchName(db: Db, { id }: { id: string }): Promise<SearchName> {
  const name = await findSearchName(db, { id });
  if (!name) throw new NotFound(`No search name ${id}`);
  return name;
}
