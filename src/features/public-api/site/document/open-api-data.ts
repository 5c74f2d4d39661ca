import { servicesOf } from '#platform/http/context.ts';
import { API_ANSWER } from '#platform/page-cache/cacheable-response.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { apiHeaders } from '../../rules/public-api-address.ts';
import type { Route } from './+types/open-api-data.ts';
import { buildOpenApi } from './build-open-api.ts';

/** GET /api/v1/openapi.json */
export function loader({ context }: Route.LoaderArgs) {
  showsScopes(context, 'settings');
  return Response.json(buildOpenApi(servicesOf(context).config), {
    headers: { ...apiHeaders, 'Cache-Control': API_ANSWER },
  });
}
