import { servicesOf } from '#platform/http/context.ts';
import type { Route } from './+types/article-choices.ts';
import { readArticleChoices } from './read-article-choices.server.ts';

/** GET /admin/newsletter/articles?q=: the published articles that match the query, or the newest ones without a query. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const { articles } = await readArticleChoices(servicesOf(context).db, { chosenIds: [], query });
  return Response.json(articles, { headers: { 'Cache-Control': 'private, no-store' } });
}
