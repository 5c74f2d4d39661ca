import { isDeepStrictEqual } from 'node:util';
import { type AuditedChange, recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import { getRecord, lockRecordRow } from './read-records.ts';
import { type RecordRules, readValues, tableOf } from './record-rules.ts';

/**
 * Changes a record otherwise than by its form, such as by an import or a merge. When `write` has changed a field, the version
 * rises, and an editor whose form is older sees the change. @throws NotFound
 */
export async function updateRecordBy(
  tx: Db,
  rules: RecordRules,
  { id, ...change }: AuditedChange & { id: string },
  write: () => Promise<void>,
): Promise<void> {
  const row = await lockRecordRow(tx, rules, id);
  const [before] = await readValues(tx, rules, [row]);
  await write();
  const { values: after } = await getRecord(tx, rules, id);
  if (isDeepStrictEqual(before, after)) return;
  const version = row.version + 1;
  await tx.updateTable(tableOf(rules)).set({ version }).where('id', '=', id).execute();
  await recordAudit(tx, change, `${rules.name}.update`, id, {
    before: { ...before, version: row.version },
    after: { ...after, version },
  });
}
