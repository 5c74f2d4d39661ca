import { servicesOf } from '#platform/http/context.ts';
import { formatRedirects } from '../rules/redirects-csv.ts';
import type { Route } from './+types/redirects-csv.ts';

/** All redirects as a CSV file: for a web server in front of the site, or to edit and import again. For admins. */
export function loader({ context }: Route.LoaderArgs): Response {
  const lines = formatRedirects(servicesOf(context).db);
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="redirects.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}
