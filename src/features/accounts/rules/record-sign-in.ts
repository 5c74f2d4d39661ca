import { MINUTE } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Change } from '#platform/sessions/actor.ts';

/** `secondFactor` is a code after the password. */
export type SignInMethod = 'password' | 'secondFactor' | 'passkey';

/**
 * Records in the audit log that somebody signed in or failed to. A failed attempt has no actor, only the account
 * `staffId` that it was for. With null (an unknown address) the typed text is not stored, because it may be a password.
 * `network` is the client's address, shortened by `truncateAddress`. `now` in epoch milliseconds.
 */
export async function recordSignIn(
  db: Db,
  signIn: Omit<Change, 'actor'> & {
    staffId: string | null;
    isSignedIn: boolean;
    method: SignInMethod;
    network: string;
  },
): Promise<void> {
  const { staffId, isSignedIn, method, network, now, newId } = signIn;
  const staff =
    staffId === null
      ? undefined
      : await db.selectFrom('staff').select(['id', 'name']).where('id', '=', staffId).executeTakeFirst();
  await recordAudit(
    db,
    { actor: isSignedIn ? (staff ?? null) : null, now, newId },
    isSignedIn ? 'staff.signIn' : 'staff.signInFailed',
    staff?.id ?? 'unknown',
    { after: { method }, network: network || undefined },
  );
}

/** Shorter intervals are not written, so that most requests write nothing. */
const MIN_INTERVAL_MS = 5 * MINUTE;

/** Stores when somebody was last active, and in which session. `before` is the stored time of the session; both are epoch milliseconds. */
export async function recordStaffActivity(
  db: Db,
  activity: { staffId: string; sessionId: string; before: number | null; now: number },
): Promise<void> {
  const { staffId, sessionId, before, now } = activity;
  // A time in the future is from before the clock was put back.
  if (before !== null && Math.abs(now - before) < MIN_INTERVAL_MS) return;
  await db.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
  await db.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** Records in the audit log that the actor set up or removed their second factor. */
export async function recordSecondFactor(
  db: Db,
  { isOn, ...change }: Change & { isOn: boolean },
): Promise<void> {
  const states = { before: { secondFactor: !isOn }, after: { secondFactor: isOn } };
  await recordAudit(db, change, 'staff.secondFactor', change.actor.id, states);
}
