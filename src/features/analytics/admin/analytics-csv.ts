import { CSV_MARK, csvLine } from '#az/format/csv.ts';
import { servicesOf } from '#platform/http/context.ts';
import { csvResponse } from '#platform/http/csv-response.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/analytics-csv.ts';
import { authorScope, readAnalyticsParameters } from './analytics-parameters.ts';
import { isCsvName, readCsvRows } from './read-csv-rows.server.ts';

/** A part of the analytics as a CSV file: `?what=articles&from=…&to=…`. Authors get only their own articles. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const { range } = readAnalyticsParameters(url.searchParams, now());
  const what = url.searchParams.get('what') ?? '';
  const scope = authorScope(actor);
  const rows = isCsvName(what) ? await readCsvRows(db, { what, range, scope }) : null;
  if (rows === null) throw new Response(null, { status: 404 });
  return csvResponse(`${what}-${range.from}-${range.to}`, CSV_MARK + rows.map(csvLine).join(''));
}
