import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listMostReadArticles } from '#features/articles/rules/read/list-most-read-articles.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { keepList } from '#platform/page-cache/keep-read.ts';
import { cardScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';

const MAX_BESIDE = 5;
/** More than any page shows of them elsewhere. A page that shows nearly all of them has a shorter rail. */
const MAX_RANKED = 40;

/**
 * The most read articles for a rail, without those that the page shows already. The page shows their scopes; a changed order
 * waits until the page is rendered again.
 */
export async function readMostReadBeside(
  context: RouteContext,
  shown: readonly { id: string }[],
): Promise<ArticleSummary[]> {
  const ranked = await readPart(
    context,
    'most read articles',
    () => keepList(context, 'most read', readRanked),
    [],
  );
  const ids = new Set(shown.map(({ id }) => id));
  const beside = ranked.filter(({ id }) => !ids.has(id)).slice(0, MAX_BESIDE);
  showsScopes(context, ...beside.map(({ id }) => `article:${id}` as const));
  return beside;
}

async function readRanked(context: RouteContext): Promise<ArticleSummary[]> {
  const ranked = await listMostReadArticles(servicesOf(context).db, { limit: MAX_RANKED });
  showsScopes(
    context,
    'articles',
    ...cardScopes(ranked),
    ...ranked.map(({ id }) => `article:${id}` as const),
  );
  return ranked;
}
