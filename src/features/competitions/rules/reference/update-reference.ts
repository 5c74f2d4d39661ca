import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { isUniqueViolation } from '#platform/db/constraint-errors.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { getReference } from './find-reference.ts';
import type { ReferenceChange } from './reference-change.ts';
import type { Fields } from './reference-definition.ts';
import { definitionOf, tableOf } from './reference-definitions.ts';

/**
 * Changes a venue, a player and so on. Nothing is written when nothing changes, also for an old version: a form that was
 * sent twice is no conflict. For editors.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'reference.conflict' when it has been changed since `version`.
 */
export async function updateReference(
  db: Db,
  change: ReferenceChange & { fields: Fields; version: number },
): Promise<void> {
  const { kind, id, actor, fields, version, now, newId } = change;
  requireRole(actor, 'editor');
  const definition = definitionOf(kind);
  const update = async (tx: Db) => {
    const row = await lockRow(tx, change);
    const before = await definition.toFields(tx, row);
    const { slug, ...columns } = await definition.toColumns(tx, { id, fields, isNew: false });
    // Old addresses stay as long as the name stays.
    const address = slug === undefined || columns.name === row.name ? {} : { slug };
    await tx
      .updateTable(tableOf(kind))
      .set({ ...columns, ...address, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await definition.afterWrite?.(tx, { id, fields, before: row, newId });
    const { fields: after } = await getReference(tx, change);
    if (isDeepStrictEqual(before, after)) throw new Unchanged();
    if (row.version !== version) throw new Conflict('reference.conflict', `Somebody has changed the ${kind}`);
    await recordAudit(tx, {
      ...{ actor, action: `${kind}.update`, subjectType: kind, subjectId: id, now, newId },
      before: { ...before, version },
      after: { ...after, version: version + 1 },
    });
  };
  await inTransaction(db, update).catch((error) => {
    if (error instanceof Unchanged) return;
    throw isUniqueViolation(error) ? new InvalidInput([{ field: 'name', code: 'reference.exists' }]) : error;
  });
}

/** Rolls back a change that changes nothing. */
class Unchanged extends Error {}

/** Reads the row and locks it, so that a second writer waits and sees the new version. */
async function lockRow(tx: Db, { kind, id }: ReferenceChange) {
  const query = tx.selectFrom(tableOf(kind)).selectAll().where('id', '=', id);
  const row = await (engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  if (!row) throw new NotFound(`No ${kind} ${id}`);
  return row;
}
