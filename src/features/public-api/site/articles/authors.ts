import { servicesOf } from '#platform/http/context.ts';
import { formatPageCursor } from '#platform/http/page-cursor.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { listAuthorsAfter } from '../../rules/api-lists.ts';
import { answerApi } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
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
