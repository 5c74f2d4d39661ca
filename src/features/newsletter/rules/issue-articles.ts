import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { IssueArticle } from './newsletter-issue.ts';

/** The published articles of an issue, in the editor's order. */
export async function listIssueArticles(db: Db, { issueId }: { issueId: string }): Promise<IssueArticle[]> {
  const rows = await selectArticles(db)
    .innerJoin('newsletter_issue_article', 'newsletter_issue_article.article_id', 'article.id')
    .where('newsletter_issue_article.issue_id', '=', issueId)
    .orderBy('newsletter_issue_article.position')
    .execute();
  return rows.map(toIssueArticle);
}

/** The newest published articles, as options for an issue. */
export async function listArticlesForIssue(
  db: Db,
  { limit = 40 }: { limit?: number } = {},
): Promise<IssueArticle[]> {
  const rows = await selectArticles(db)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toIssueArticle);
}

/** The published articles with these ids, in this order. */
export async function listArticlesById(db: Db, { ids }: { ids: readonly string[] }): Promise<IssueArticle[]> {
  if (ids.length === 0) return [];
  // Checked here and not in SQL: SQLite would scan all published rows to find some ids.
  const rows = await selectCards(db).select('article.status').where('article.id', 'in', ids).execute();
  const published = rows.filter((row) => row.status === 'published');
  const articles = new Map(published.map(({ status: _, ...row }) => [row.id, toIssueArticle(row)]));
  return ids.flatMap((id) => articles.get(id) ?? []);
}

const selectArticles = (db: Db) => selectCards(db).where('article.status', '=', sql.lit('published'));

function selectCards(db: Db) {
  return db
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article.excerpt',
      'article.published_at',
      'category.name as category',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number];

function toIssueArticle({ published_at, ...row }: Row): IssueArticle {
  return { ...row, publishedAt: published_at ?? 0 };
}

/**
 * Replaces the articles of an issue, in this order. Articles that are not published are left out.
 * @throws InvalidInput when no article remains.
 */
export async function writeIssueArticles(
  tx: Db,
  { id, articleIds }: { id: string; articleIds: string[] },
): Promise<void> {
  const rows = await tx
    .selectFrom('article')
    .select('id')
    .where('id', 'in', articleIds)
    .where('status', '=', 'published')
    .execute();
  const publishedIds = new Set(rows.map((row) => row.id));
  const published = articleIds.filter((articleId) => publishedIds.has(articleId));
  if (published.length === 0) throw new InvalidInput([{ field: 'articles', code: 'issue.articlesRequired' }]);
  await tx.deleteFrom('newsletter_issue_article').where('issue_id', '=', id).execute();
  await tx
    .insertInto('newsletter_issue_article')
    .values(published.map((articleId, position) => ({ issue_id: id, article_id: articleId, position })))
    .execute();
}
