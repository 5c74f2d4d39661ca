import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import type { Actor } from '../actor.ts';

/** One line of the journal of changes: who did what to what, and what it looked like before and after. */
export interface AuditEntry {
  /** Null: the program itself, for instance the clock that publishes. */
  actor: Pick<Actor, 'id' | 'name'> | null;
  /** Subject and verb, `article.publish`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** The fields that matter, as plain JSON values; null for what did not exist before. Never a secret. */
  before: unknown;
  after: unknown;
  /** Epoch milliseconds. */
  now: number;
  newId: NewId;
}

/** Writes a line of the journal. Call it inside the transaction of the change; lines can be neither changed nor removed. */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: entry.newId(),
      at: entry.now,
      actor_id: entry.actor?.id ?? null,
      actor_name: entry.actor?.name ?? null,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: asJson(entry.before),
      after: asJson(entry.after),
    })
    .execute();
}

function asJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
