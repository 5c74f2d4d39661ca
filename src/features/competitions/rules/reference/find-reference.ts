import type { Selectable } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { Fields } from './reference-definition.ts';
import { definitionOf, tableOf } from './reference-definitions.ts';
import type { ReferenceKind } from './reference-kind.ts';

interface Subject {
  kind: ReferenceKind;
  id: string;
}

/** The row of a venue, a player and so on; null when there is none. */
export async function findReferenceRow(
  db: Db,
  { kind, id }: Subject,
): Promise<Selectable<Database['venue']> | null> {
  const row = await db.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A venue, a player and so on with its fields as the form shows them. @throws NotFound */
export async function getReference(
  db: Db,
  { kind, id }: Subject,
): Promise<{ id: string; name: string; version: number; fields: Fields }> {
  const row = await findReferenceRow(db, { kind, id });
  if (!row) throw new NotFound(`No ${kind} ${id}`);
  const fields = await definitionOf(kind).toFields(db, row);
  return { id, name: row.name, version: row.version, fields };
}
