import { findBannedWords, prepareBannedWords } from '#az/banned-words.ts';
import type { Db } from '#platform/db/schema.ts';
import { listBannedWords } from './list-banned-words.ts';

/** The words of the list in the texts, as the column `found_words` has them. */
export async function markBannedWords(db: Db, ...texts: string[]): Promise<string> {
  return findBannedWords(texts.join('\n'), prepareBannedWords(await listBannedWords(db))).join(', ');
}
