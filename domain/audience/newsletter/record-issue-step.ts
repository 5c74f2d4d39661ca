import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import type { NewId } from '#domain/new-id.ts';

/** Somebody does something to an issue. */
export interface IssueStep {
  actor: Actor;
  id: string;
  now: number;
  newId: NewId;
}

/** The line of the journal for a step in an issue's life. */
export async function recordIssueStep(
  tx: Db,
  { actor, id, now, newId }: IssueStep,
  action: 'create' | 'update' | 'schedule' | 'unschedule' | 'stop' | 'delete',
  { before = null, after = null }: { before?: unknown; after?: unknown } = {},
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: `issue.${action}`,
    subjectType: 'issue',
    subjectId: id,
    before,
    after,
    now,
    newId,
  });
}
