import { formatListTime } from '#az/format/dates.ts';
import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { listCardsInOrder } from '../../../rules/read/list-cards-in-order.ts';
import { listLatestArticles } from '../../../rules/read/select-cards.ts';
import type { Route } from './+types/link-choices.ts';

/** A published article that a text can link to. */
export interface LinkChoice {
  /** `/article/{slug}`. */
  address: string;
  title: string;
  /** When it was published, as lists show it. */
  time: string;
}

const MAX_CHOICES = 8;

/** GET /admin/articles/links?q=: the published articles that match the query, or the newest ones without a query. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const articles =
    query === ''
      ? await listLatestArticles(db, { limit: MAX_CHOICES })
      : await listCardsInOrder(
          db,
          await findArticleIds(db, { query, limit: MAX_CHOICES, statuses: ['published'] }),
        );
  const choices: LinkChoice[] = articles.map(({ slug, title, publishedAt }) => ({
    address: href('/article/:slug', { slug }),
    title,
    time: formatListTime(publishedAt, now),
  }));
  return Response.json(choices, { headers: { 'Cache-Control': 'private, no-store' } });
}
