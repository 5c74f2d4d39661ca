import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { ReferenceKind } from './reference-kind.ts';

/** The fields of a form, as typed. */
export type Fields = Readonly<Record<string, string>>;

type OwnColumns<Kind extends ReferenceKind> = Partial<Omit<Insertable<Database[Kind]>, 'id' | 'version'>>;

/** How the fields of one kind become columns, and columns fields. `Name` are the names of its fields. */
export interface ReferenceDefinition<Kind extends ReferenceKind, Name extends string = string> {
  /** The fields of a new one. */
  empty: Readonly<Record<Name, string>>;
  /** Lists follow the editors' order. */
  isOrdered?: boolean;
  /** Parses the fields. @throws InvalidInput with every problem. */
  toColumns(tx: Db, input: { id: string; fields: Fields; isNew: boolean }): Promise<OwnColumns<Kind>>;
  /** The fields as the form shows them. The audit log records them too. */
  toFields(db: Db, row: Selectable<Database[Kind]>): Promise<Readonly<Record<Name, string>>>;
  /** Writes what is stored in other tables. `before` is null for a new one. */
  afterWrite?(
    tx: Db,
    input: { id: string; fields: Fields; before: Selectable<Database[Kind]> | null; newId: NewId },
  ): Promise<void>;
  /** Whether something uses it that no foreign key protects. */
  isUsed?(tx: Db, id: string): Promise<boolean>;
}
