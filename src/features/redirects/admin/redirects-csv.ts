import { servicesOf } from '#platform/http/context.ts';
import { csvResponse } from '#platform/http/csv-response.ts';
import { formatRedirects } from '../rules/redirects-csv.ts';
import type { Route } from './+types/redirects-csv.ts';

/** All redirects as a CSV file: for a web server in front of the site, or to edit and import again. For admins. */
export function loader({ context }: Route.LoaderArgs): Response {
  return csvResponse('redirects', formatRedirects(servicesOf(context).db));
}
