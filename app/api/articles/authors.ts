import { answerApi } from '#app/api/answer-api.ts';
import { endpoints } from '#app/api/endpoints.ts';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { formatPageCursor } from '#domain/page-cursor.ts';
import { listAuthorsAfter } from '#domain/public-api/list-authors-after.ts';
import type { Route } from './+types/authors.ts';
import { formatAuthor } from './format-article.ts';

/** GET /api/v1/authors: the bylines of published articles, by slug. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(endpoints.authors, request, async ({ after = null, limit }) => {
    const { db, config } = servicesOf(context);
    showsScopes(context, 'articles');
    const { items, next } = await listAuthorsAfter(db, { after, limit });
    const data = items.map((author) => formatAuthor(author, config.siteUrl));
    return { data, next: next && formatPageCursor(next) };
  });
