import { compareAz } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';

/** The words that are marked in comments, in alphabetical order. */
export async function listBannedWords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('banned_word').select('word').execute();
  return rows.map(({ word }) => word).sort(compareAz);
}
