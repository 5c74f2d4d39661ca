import { recordFieldsOf } from '#app/admin/records.ts';
import { CSV_MARK, csvLine } from '#az/format/csv-line.ts';
import { isoBaku } from '#az/format/dates.ts';
import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { exportAudit } from '../rules/export-audit.ts';
import type { AuditLine } from '../rules/name-audit-lines.ts';
import { auditText } from '../text.ts';
import type { Route } from './+types/audit-csv.ts';
import { auditFilter, readAuditParameters } from './audit-parameters.ts';
import { describeAction, describeActor, describeSubject } from './describe-audit.ts';
import { listChanges } from './list-changes.ts';

const HEADER = [auditText.when, auditText.who, auditText.what, auditText.subject, auditText.change];

/** The audit log as a CSV file, filtered by the query parameters. For admins. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const filter = auditFilter(readAuditParameters(new URL(request.url).searchParams));
  const batches = await exportAudit(db, { actor, filter, now: now(), newId });
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_MARK + csvLine(HEADER)));
    },
    // Reads the next batch only when the client is ready for it.
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(formatLine).join('')));
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}

function formatLine(line: AuditLine): string {
  const changes = listChanges(line.before, line.after, recordFieldsOf(line.subjectType)).map(
    ({ field, before, after }) =>
      before === auditText.nothing ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );
  const cells = [describeActor(line), describeAction(line.action), describeSubject(line), changes.join('; ')];
  return csvLine([isoBaku(line.at), ...cells]);
}
