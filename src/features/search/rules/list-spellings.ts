import type { Db } from '#platform/db/schema.ts';
import { readIndex } from './index/read-index.ts';

/** A spelling of a word, and how often headlines, tags and excerpts have it. */
export interface WordSpelling {
  spelling: string;
  count: number;
}

/** For each folded word (`tokenise`) its spellings on the site, the most frequent first. Unknown words have none. */
export async function listSpellings(db: Db, words: readonly string[]): Promise<Map<string, WordSpelling[]>> {
  const index = await readIndex(db);
  return new Map(words.map((word) => [word, index.listSpellings(word)]));
}
