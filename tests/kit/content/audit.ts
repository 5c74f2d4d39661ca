import type { Db } from '#platform/db/schema.ts';

/** The lines of the audit log by their moments: the action, and the values before and after. */
export async function listAuditLines(db: Db): Promise<[action: string, before: unknown, after: unknown][]> {
  const lines = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .orderBy('created_at')
    .execute();
  return lines.map(({ action, before, after }) => [action, parse(before), parse(after)]);
}

function parse(value: string | null): unknown {
  return value === null ? null : JSON.parse(value);
}
