import { apiHeaders } from '#app/api/answer-api.ts';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { API_ANSWER } from '#app/public-page.ts';
import type { Route } from './+types/open-api-data.ts';
import { buildOpenApi } from './build-open-api.ts';

/** GET /api/v1/openapi.json */
export function loader({ context }: Route.LoaderArgs) {
  showsScopes(context, 'settings');
  return Response.json(buildOpenApi(servicesOf(context).config), {
    headers: { ...apiHeaders, 'Cache-Control': API_ANSWER },
  });
}
