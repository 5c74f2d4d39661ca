import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/** The input of every change of an issue. */
export interface IssueChange {
  actor: Actor;
  id: string;
  now: number;
  newId: NewId;
}

/** Records a change of an issue in the audit log. */
export async function recordIssueChange(
  tx: Db,
  { actor, id, now, newId }: IssueChange,
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
