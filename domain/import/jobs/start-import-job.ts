import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import type { NewId } from '#domain/new-id.ts';

/**
 * Starts the import of a checked file. A server job does the work. A second call changes nothing. For admins.
 * @throws Forbidden
 */
export async function startImportJob(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const started = await tx
      .updateTable('import_job')
      .set({ status: 'importing', done: 0, report: null, updated_at: now, lease_id: null, lease_until: 0 })
      .where('id', '=', id)
      .where('status', '=', 'checked')
      .returning('file_name')
      .executeTakeFirst();
    if (!started) return;
    await recordAudit(tx, {
      ...{ actor, action: 'import.start', subjectType: 'import', subjectId: id, now, newId },
      before: null,
      after: { name: started.file_name },
    });
  });
}
