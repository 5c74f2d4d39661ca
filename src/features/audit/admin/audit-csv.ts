import { CSV_MARK, csvLine } from '#az/format/csv.ts';
import { isoBaku } from '#az/format/dates.ts';
import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { exportAudit } from '../rules/list-audit.ts';
import { auditText } from '../text.ts';
import type { Route } from './+types/audit-csv.ts';
import { auditFilter, readAuditParameters } from './audit-parameters.ts';
import { type DescribedLine, describeLine } from './describe-audit.ts';

const HEADER = [auditText.when, auditText.who, auditText.what, auditText.subject, auditText.change];

/** The audit log as a CSV file, filtered by the query parameters. For admins. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, declarations, now, newId } = servicesOf(context);
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
      else {
        const lines = value.map((line) => formatLine(describeLine(line, declarations)));
        controller.enqueue(encoder.encode(lines.join('')));
      }
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

function formatLine({ at, actor, action, subject, changes }: DescribedLine): string {
  const changed = changes.map(({ field, before, after }) =>
    before === auditText.nothing ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  );
  return csvLine([isoBaku(at), actor, action, subject, changed.join('; ')]);
}
