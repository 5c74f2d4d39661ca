import { type AuditLine, nameAuditLines } from '#features/audit/rules/name-audit-lines.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ReferenceKind } from './reference-kind.ts';

const MAX_CHANGES = 20;

/** The changes after `version`, the newest first: who changed what. For the editor whose save was refused. */
export async function listReferenceChanges(
  db: Db,
  { kind, id, version }: { kind: ReferenceKind; id: string; version: number },
): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_type', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  const lines = await nameAuditLines(db, rows);
  return lines.filter(({ after }) => versionOf(after) > version);
}

function versionOf(after: unknown): number {
  return typeof after === 'object' && after !== null && 'version' in after ? Number(after.version) : 0;
}
