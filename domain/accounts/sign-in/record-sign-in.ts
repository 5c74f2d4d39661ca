import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** How somebody proves who they are; `secondFactor` is a code after the password. */
export type SignInMethod = 'password' | 'secondFactor' | 'passkey';

/**
 * Writes into the journal that somebody signed in, or that a try failed. Of a failed try nobody knows who made it; it is
 * about the account `staffId`, or about none that exists: what was typed is not kept, it may be a password. `network` is
 * the client's address, cut (`truncateAddress`). `now` in epoch milliseconds.
 */
export async function recordSignIn(
  db: Db,
  the: {
    staffId: string | null;
    isSignedIn: boolean;
    method: SignInMethod;
    network: string;
    now: number;
    newId: NewId;
  },
): Promise<void> {
  const { staffId, isSignedIn, method, network, now, newId } = the;
  const staff =
    staffId === null
      ? undefined
      : await db.selectFrom('staff').select(['id', 'name']).where('id', '=', staffId).executeTakeFirst();
  await recordAudit(db, {
    actor: isSignedIn ? (staff ?? null) : null,
    action: isSignedIn ? 'staff.signIn' : 'staff.signInFailed',
    ...{ subjectType: 'staff', subjectId: staff?.id ?? 'unknown', now, newId },
    before: null,
    after: { method, network },
  });
}
