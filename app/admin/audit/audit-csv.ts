import { servicesOf } from '#app/context.ts';
import { requireStaff } from '#app/session.server.ts';
import { exportAudit } from '#domain/accounts/export-audit.ts';
import type { Route } from './+types/audit-csv.ts';
import { auditFilter, readAuditChoice } from './audit-choice.ts';

/** The journal, as far as the address narrows it, as a file for a spreadsheet. For admins. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = await requireStaff(request, context, 'admin');
  const { db, now, newId } = servicesOf(context);
  const filter = auditFilter(readAuditChoice(new URL(request.url).searchParams));
  const pieces = await exportAudit(db, { actor, filter, now: now(), newId });
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    // Read only as fast as it is taken.
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
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
