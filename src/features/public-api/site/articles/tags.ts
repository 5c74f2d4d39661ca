import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { formatPageCursor } from '#platform/http/page-cursor.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { listTagsAfter } from '../../rules/api-lists.ts';
import { answerApi } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type { Route } from './+types/tags.ts';

/** GET /api/v1/tags: the tags of published articles, by name. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(endpoints.tags, request, async ({ after = null, limit }) => {
    const { db, config } = servicesOf(context);
    const { items, next } = await listTagsAfter(db, { after, limit });
    showsScopes(context, 'articles', ...items.map(({ slug }) => `tag:${slug}` as const));
    const data = items.map((tag) => ({
      ...tag,
      url: config.siteUrl + href('/tag/:slug', { slug: tag.slug }),
    }));
    return { data, next: next && formatPageCursor(next) };
  });
