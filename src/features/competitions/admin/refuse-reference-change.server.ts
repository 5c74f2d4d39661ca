import { toActionError } from '#platform/admin/to-action-error.server.ts';
import type { Db } from '#platform/db/schema.ts';
import { getReference } from '../rules/reference/find-reference.ts';
import { listReferenceChanges } from '../rules/reference/list-reference-changes.ts';
import type { ReferenceKind } from '../rules/reference/reference-kind.ts';

/**
 * The answer to a refused change: its problems and, after a conflict, the stored version with the changes that the form has
 * not seen. The next save is based on that version.
 */
export async function refuseReferenceChange(
  db: Db,
  error: unknown,
  { kind, id, version }: { kind: ReferenceKind; id: string; version: number },
) {
  const { data: refusal, init } = toActionError(error);
  const isConflict = refusal.problem === 'reference.conflict';
  const stored = isConflict ? await getReference(db, { kind, id }) : null;
  const changes = stored ? await listReferenceChanges(db, { kind, id, version }) : [];
  return {
    refusal: { ...refusal, version: stored?.version ?? version, changes },
    init: init ?? undefined,
  };
}

export type ReferenceRefusal = Awaited<ReturnType<typeof refuseReferenceChange>>['refusal'];
