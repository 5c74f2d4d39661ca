import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import type { Db } from '#platform/db/schema.ts';
import { listArticlesById, listArticlesForIssue } from '../rules/issue-articles.ts';
import type { IssueArticle } from '../rules/newsletter-issue.ts';

/** The articles that an editor can choose from. */
export interface IssueChoices {
  /** The search that found them; empty for the newest. */
  query: string;
  /** The chosen articles first, in their order. */
  articles: IssueArticle[];
  /** How many articles the search found, chosen ones included. */
  foundCount: number;
}

const MAX_FOUND = 40;
const MAX_QUERY = 200;
/** More than an issue may have, so that a form with too many articles still shows them. */
const MAX_CHOSEN = 100;

/**
 * The chosen articles, and after them the best results of a search in all published articles. Without a query the newest
 * articles. An article that is chosen stands in the list once.
 */
export async function readArticleChoices(
  db: Db,
  { chosenIds, query: typed }: { chosenIds: readonly string[]; query: string },
): Promise<IssueChoices> {
  const query = typed.trim().slice(0, MAX_QUERY);
  const ids = [...new Set(chosenIds)].slice(0, MAX_CHOSEN);
  const [chosen, matching] = await Promise.all([
    listArticlesById(db, { ids }),
    query === ''
      ? listArticlesForIssue(db, { limit: MAX_FOUND })
      : findArticleIds(db, { query, limit: MAX_FOUND, statuses: ['published'] }).then((found) =>
          listArticlesById(db, { ids: found }),
        ),
  ]);
  const found = matching.filter((article) => !ids.includes(article.id));
  return { query, articles: [...chosen, ...found], foundCount: matching.length };
}
