import {
  type PrefilledArticle,
  writeMatchArticle,
} from '#features/match-reports/rules/write-match-article.ts';
import { writeRoundArticle } from '#features/match-reports/rules/write-round-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { sanitiseContent } from '../../rules/sanitise-content.ts';

/**
 * The fields of a new article about the match of `?match=` or the round of `?round=` (with `&texts=results` its results).
 * Nothing for other addresses and when the match or round is gone.
 */
export async function readPrefilled(
  db: Db,
  { query, categories, now }: { query: URLSearchParams; categories: readonly string[]; now: number },
): Promise<Partial<ArticleFields>> {
  const article = await writePrefilled(db, query, now).catch((error) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  if (!article) return {};
  const { title, excerpt, html, tags, category } = article;
  const isKnown = category !== null && categories.includes(category);
  return { title, excerpt, content: sanitiseContent(html), tags, ...(isKnown && { category }) };
}

async function writePrefilled(db: Db, query: URLSearchParams, now: number): Promise<PrefilledArticle | null> {
  const fixtureId = query.get('match');
  if (fixtureId) return writeMatchArticle(db, { fixtureId, now });
  const roundId = query.get('round');
  if (!roundId) return null;
  const template = query.get('texts') === 'results' ? 'results' : 'fixtures';
  return writeRoundArticle(db, { roundId, template, now });
}
