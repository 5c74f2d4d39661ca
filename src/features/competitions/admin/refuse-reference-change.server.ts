import type { RouterContextProvider } from 'react-router';
import { describeLine } from '#features/audit/admin/describe-audit.ts';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { getReference } from '../rules/reference/find-reference.ts';
import { listReferenceChanges } from '../rules/reference/list-reference-changes.ts';
import type { ReferenceKind } from '../rules/reference/reference-kind.ts';

/**
 * The answer to a refused change: its problems and, after a conflict, the stored version with the changes that the form has
 * not seen. The next save is based on that version.
 */
export async function refuseReferenceChange(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  { kind, id, version }: { kind: ReferenceKind; id: string; version: number },
) {
  const { db, declarations } = servicesOf(context);
  const { data: refusal, init } = toActionError(error);
  const isConflict = refusal.problem === 'reference.conflict';
  const stored = isConflict ? await getReference(db, { kind, id }) : null;
  const changes = stored ? await listReferenceChanges(db, { kind, id, version }) : [];
  return {
    refusal: {
      ...refusal,
      version: stored?.version ?? version,
      changes: changes.map((line) =>
        describeLine(
          { ...line, before: withoutVersion(line.before), after: withoutVersion(line.after) },
          declarations.auditWords,
        ),
      ),
    },
    init: init ?? undefined,
  };
}

function withoutVersion(value: unknown): unknown {
  const { version: _, ...fields } = (value ?? {}) as Record<string, unknown>;
  return fields;
}

export type ReferenceRefusal = Awaited<ReturnType<typeof refuseReferenceChange>>['refusal'];
