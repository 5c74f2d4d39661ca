import { recordAudit } from '#platform/audit/record-audit.ts';
import { isUniqueViolation } from '#platform/db/constraint-errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { findReferenceRow, getReference } from './find-reference.ts';
import type { ReferenceChange } from './reference-change.ts';
import type { Fields } from './reference-definition.ts';
import { definitionOf, tableOf } from './reference-definitions.ts';

/**
 * Creates a venue, a player and so on. The form brings the new id, so that a form that is sent twice creates one row. For
 * editors.
 * @throws Forbidden, InvalidInput with every problem.
 */
export async function createReference(db: Db, change: ReferenceChange & { fields: Fields }): Promise<void> {
  const { kind, id, actor, fields, now, newId } = change;
  requireRole(actor, 'editor');
  const write = async (tx: Db) => {
    if (await findReferenceRow(tx, change)) return;
    const definition = definitionOf(kind);
    const columns = await definition.toColumns(tx, { id, fields, isNew: true });
    const place = definition.isOrdered ? { position: await nextPosition(tx, kind) } : {};
    await tx
      .insertInto(tableOf(kind))
      .values({ ...(columns as { name: string; slug: string }), ...place, id, version: 1 })
      .execute();
    await definition.afterWrite?.(tx, { id, fields, before: null, newId });
    const made = await getReference(tx, change);
    await recordAudit(tx, {
      ...{ actor, action: `${kind}.create`, subjectType: kind, subjectId: id, now, newId },
      before: null,
      after: { ...made.fields, version: made.version },
    });
  };
  await inTransaction(db, write).catch(async (error) => {
    if (!isUniqueViolation(error)) throw error;
    // The same form may have been sent at the same time.
    if (!db.isTransaction && (await findReferenceRow(db, change))) return;
    throw new InvalidInput([{ field: 'name', code: 'reference.exists' }]);
  });
}

async function nextPosition(tx: Db, kind: ReferenceChange['kind']): Promise<number> {
  const { last } = await tx
    .selectFrom(kind as 'broadcaster')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
