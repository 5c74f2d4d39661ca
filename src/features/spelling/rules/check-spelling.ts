import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import { listSpellings } from '#features/search/rules/list-spellings.ts';
import type { Db } from '#platform/db/schema.ts';
import { listCheckedWords, listSpellingMarks } from './list-spelling-marks.ts';
import { readNameDictionary } from './read-name-dictionary.ts';

/** The words of each paragraph that are surely misspelt, by the names and the headlines of the site. */
export async function checkSpelling(
  db: Db,
  { paragraphs }: { paragraphs: readonly string[] },
): Promise<SpellingMark[][]> {
  const words = new Set(paragraphs.flatMap(listCheckedWords));
  const names = await readNameDictionary(db);
  const spellings = await listSpellings(db, [...words]);
  const marks: SpellingMark[][] = [];
  for (const text of paragraphs) {
    marks.push(listSpellingMarks(text, { names, spellings }));
    // Other requests are answered between two paragraphs.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return marks;
}
