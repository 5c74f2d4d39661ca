import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { Actor, Change } from '#platform/sessions/actor.ts';
import { MAX_SESSION_MS } from './session-life.ts';

/** A session as its owner sees it. Times in epoch milliseconds. */
export interface OwnSession {
  id: string;
  /** The `User-Agent` of the sign-in. */
  userAgent: string;
  /** The shortened network of the sign-in; empty when it is not known. */
  network: string;
  byPasskey: boolean;
  startedAt: number;
  /** Accurate to some minutes. */
  seenAt: number;
}

/** The valid sessions of the actor, the last used first. */
export async function listOwnSessions(
  db: Db,
  { actor, now }: { actor: Actor; now: number },
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .select([
      'id',
      'user_agent',
      'ip_address',
      'by_passkey',
      'expires_at',
      'created_at',
      'updated_at',
      'last_seen_at',
    ])
    .where('staff_id', '=', actor.id)
    .execute();
  return rows
    .map((row) => ({ ...row, startedAt: new Date(row.created_at).getTime() }))
    .filter(
      ({ startedAt, expires_at }) => startedAt + MAX_SESSION_MS > now && new Date(expires_at).getTime() > now,
    )
    .map((row) => ({
      id: row.id,
      userAgent: row.user_agent ?? '',
      network: row.ip_address ?? '',
      byPasskey: Boolean(row.by_passkey),
      startedAt: row.startedAt,
      seenAt: row.last_seen_at ?? new Date(row.updated_at).getTime(),
    }))
    .sort((a, b) => b.seenAt - a.seenAt);
}

/**
 * Ends a session of the actor.
 * @throws NotFound when the actor has no session with this id.
 */
export async function endOwnSession(db: Db, { id, ...change }: Change & { id: string }): Promise<void> {
  const staffId = change.actor.id;
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('staff_session')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .returning('id')
      .executeTakeFirstOrThrow(() => new NotFound(`No session of this person has the id ${id}`));
    await recordAudit(tx, change, 'staff.sessionsEnd', staffId, { after: { sessions: 1 } });
  });
}

/** Ends all sessions of the actor but the one with the id `keepId`. */
export async function endOtherSessions(
  db: Db,
  { keepId, ...change }: Change & { keepId: string },
): Promise<void> {
  const staffId = change.actor.id;
  await inTransaction(db, async (tx) => {
    const sessions = await deleteOtherSessions(tx, { staffId, keepId });
    await recordAudit(tx, change, 'staff.sessionsEnd', staffId, { after: { sessions } });
  });
}

/** Deletes all sessions of an account but one: a changed way to sign in ends them. Returns how many there were. */
export async function deleteOtherSessions(
  tx: Db,
  { staffId, keepId }: { staffId: string; keepId: string },
): Promise<number> {
  const deleted = await tx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '<>', keepId)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
