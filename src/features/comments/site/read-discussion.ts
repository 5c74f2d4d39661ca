import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import {
  type CommentedArticle,
  type DiscussionState,
  findCommentedArticle,
  findDiscussion,
} from '../rules/discussion.ts';
import { type CommentPage, countComments, listComments } from '../rules/list-comments.ts';

/** A page of the comments of an article. */
export interface Discussion extends CommentPage {
  state: Exclude<DiscussionState, 'off'>;
  /** Public comments on all pages. */
  total: number;
}

/** Null when the category of the article has no comments. */
export async function readDiscussion(
  context: RouteContext,
  { articleId, after }: { articleId: string; after?: string | null },
): Promise<Discussion | null> {
  const { db, now } = servicesOf(context);
  showsScopes(context, `comments:${articleId}`, 'settings');
  const state = await findDiscussion(db, { articleId, now: now() });
  if (state === 'off') return null;
  const [page, total] = await Promise.all([
    listComments(db, { articleId, after }),
    countComments(db, { articleId }),
  ]);
  return { ...page, state, total };
}

/** The article of a page about comments. @throws a 404 response when it has no comments. */
export async function getCommentedArticle(context: RouteContext, slug: string): Promise<CommentedArticle> {
  const { db, now } = servicesOf(context);
  const article = await findCommentedArticle(db, { slug });
  if (!article) throw notFoundResponse('article');
  showsScopes(context, `article:${article.id}`, `category-articles:${article.categorySlug}`);
  if ((await findDiscussion(db, { articleId: article.id, now: now() })) === 'off')
    throw notFoundResponse('article');
  return article;
}
