import { recordAudit } from '#platform/audit/record-audit.ts';
import { isForeignKeyViolation } from '#platform/db/constraint-errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { getReference } from './find-reference.ts';
import type { ReferenceChange } from './reference-change.ts';
import { definitionOf, tableOf } from './reference-definitions.ts';

/**
 * Deletes a venue, a player and so on that nothing uses. For editors.
 * @throws Forbidden, NotFound, Conflict 'reference.inUse'.
 */
export async function deleteReference(db: Db, change: ReferenceChange): Promise<void> {
  const { kind, id, actor, now, newId } = change;
  requireRole(actor, 'editor');
  const inUse = () => new Conflict('reference.inUse', `The ${kind} is in use`);
  const remove = async (tx: Db) => {
    const { fields, version } = await getReference(tx, change);
    if (await definitionOf(kind).isUsed?.(tx, id)) throw inUse();
    await tx.deleteFrom(tableOf(kind)).where('id', '=', id).execute();
    await recordAudit(tx, {
      ...{ actor, action: `${kind}.delete`, subjectType: kind, subjectId: id, now, newId },
      before: { ...fields, version },
      after: null,
    });
  };
  await inTransaction(db, remove).catch((error) => {
    throw isForeignKeyViolation(error) ? inUse() : error;
  });
}
