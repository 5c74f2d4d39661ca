import { servicesOf } from '#app/context.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { listAdminArticles } from '#domain/articles/admin-list/list-admin-articles.ts';
import type { Route } from './+types/headlines.ts';

/** An article that the command palette can open. */
export interface Headline {
  id: string;
  title: string;
  status: ArticleStatus;
}

const MAX_HEADLINES = 8;
const MAX_QUERY_LENGTH = 100;

/** GET /admin/articles/headlines?q=: articles of any status that match in headline or byline, the last changed first. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? '';
  if (query === '') return Response.json([]);
  const { articles } = await listAdminArticles(servicesOf(context).db, {
    filter: { query },
    limit: MAX_HEADLINES,
  });
  const headlines: Headline[] = articles.map(({ id, title, status }) => ({ id, title, status }));
  return Response.json(headlines, { headers: { 'Cache-Control': 'private, no-store' } });
}
