import { CSV_MARK, csvLine } from '#az/format/csv.ts';
import { isoBaku } from '#az/format/dates.ts';
import { type Declarations, servicesOf } from '#platform/http/context.ts';
import { csvResponse } from '#platform/http/csv-response.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { exportAudit } from '../rules/list-audit.ts';
import type { AuditLine } from '../rules/name-audit-lines.ts';
import { auditText } from '../text.ts';
import type { Route } from './+types/audit-csv.ts';
import { auditFilter, readAuditParameters } from './audit-parameters.ts';
import { type DescribedLine, describeLine } from './describe-audit.ts';

const HEADER = [
  auditText.when,
  auditText.who,
  auditText.network,
  auditText.what,
  auditText.subject,
  auditText.change,
];

/** The audit log as a CSV file, filtered by the query parameters. For admins. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, declarations, now, newId } = servicesOf(context);
  const filter = auditFilter(readAuditParameters(new URL(request.url).searchParams));
  const batches = await exportAudit(db, { actor, filter, now: now(), newId });
  return csvResponse('audit', formatCsv(batches, declarations));
}

async function* formatCsv(
  batches: AsyncGenerator<AuditLine[]>,
  declarations: Declarations,
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(HEADER);
  for await (const batch of batches)
    yield batch.map((line) => formatLine(describeLine(line, declarations))).join('');
}

function formatLine({ at, actor, network, action, subject, changes }: DescribedLine): string {
  const changed = changes.map(({ field, before, after }) =>
    before === auditText.nothing ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );
  return csvLine([isoBaku(at), actor, network ?? '', action, subject, changed.join('; ')]);
}
