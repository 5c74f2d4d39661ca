import { foldText } from '#az/characters/characters.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { statusText } from '#features/articles/text.ts';

const WORDS: ReadonlyMap<string, ArticleStatus> = new Map(
  (Object.entries(statusText) as [ArticleStatus, string][]).flatMap(([status, text]) => [
    [status, status] as const,
    [foldText(text), status] as const,
  ]),
);

/** A status in English or in the words of the back-office. Null when it is unknown. */
export function parseStatus(text: string): ArticleStatus | null {
  return WORDS.get(foldText(text.trim())) ?? null;
}
