import { answerApi } from '#app/api/answer-api.ts';
import { endpoints } from '#app/api/endpoints.ts';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { href } from '#domain/href.ts';
import { formatPageCursor } from '#domain/page-cursor.ts';
import { listTagsAfter } from '#domain/public-api/list-tags-after.ts';
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
