import type { Db } from '#platform/db/schema.ts';
import type { Actor, Change } from '#platform/sessions/actor.ts';

/** The actor is null for the program itself, for instance the job that publishes scheduled articles. */
export type AuditedChange = Omit<Change, 'actor'> & { actor: Pick<Actor, 'id' | 'name' | 'network'> | null };

interface AuditDetails {
  /** The relevant fields as JSON values; absent or null when the subject did not exist. Never a secret. */
  before?: unknown;
  after?: unknown;
  /** What the id names, when it is not the noun of the action. */
  subjectType?: string | undefined;
  /** Where it came from, when nobody is known to be the actor: a sign-in that failed. */
  network?: string | undefined;
}

/**
 * Writes a line of the audit log: who changed which subject from which network, and its state before and after. Call it inside the transaction of the
 * change. Lines cannot be changed or deleted.
 * @param action Noun and verb, `article.publish`. The noun is the type of the subject.
 */
export async function recordAudit(
  tx: Db,
  { actor, now, newId }: AuditedChange,
  action: string,
  subjectId: string,
  { before, after, subjectType = action.replace(/\..*/, ''), network = actor?.network }: AuditDetails = {},
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      created_at: now,
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      network: network ?? null,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      before: toJson(before),
      after: toJson(after),
    })
    .execute();
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
