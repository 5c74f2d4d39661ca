import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/** Which member of the newsroom changes something, and when. */
export interface ActorChange {
  actor: Actor;
  /** Epoch milliseconds. */
  now: number;
  newId: NewId;
}

/** A change of the record with this id. */
export interface RecordChange extends ActorChange {
  id: string;
}

/** A line of the audit log: who changed which subject, and its state before and after. */
export interface AuditEntry extends Omit<ActorChange, 'actor'> {
  /** Null: the program itself, for instance the job that publishes scheduled articles. */
  actor: Pick<Actor, 'id' | 'name'> | null;
  /** Subject and verb, `article.publish`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** The relevant fields as JSON values; null when the subject did not exist. Never a secret. */
  before: unknown;
  after: unknown;
}

/** Writes a line of the audit log. Call it inside the transaction of the change. Lines cannot be changed or deleted. */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: entry.newId(),
      created_at: entry.now,
      actor_id: entry.actor?.id ?? null,
      actor_name: entry.actor?.name ?? null,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: toJson(entry.before),
      after: toJson(entry.after),
    })
    .execute();
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
