import { createHmac } from 'node:crypto';
import type { AuthPath } from '#app/staff-auth.ts';
import type { Db } from '#db/schema.ts';
import { recordSignIn, type SignInMethod } from '#domain/accounts/sign-in/record-sign-in.ts';
import { reserveSignInAttempt } from '#domain/accounts/sign-in/reserve-sign-in-attempt.ts';
import { truncateAddress } from '#domain/client-network.ts';

/** Failed sign-ins of one account, or of all that do not exist, that are written down in an hour. */
export const recordedFailures = { maxAttempts: 60, windowMs: 3_600_000 };

/** A try to sign in that is under way. */
export interface SignInAttempt {
  method: SignInMethod;
  /** Whose account is tried; null when there is none. */
  staffId: string | null;
}

interface Asked {
  body: Record<string, unknown>;
  cookies: string | null;
}

/**
 * Writes sign-ins and failed sign-ins into the journal of changes. `findPendingStaff` finds whose password was given
 * in a sign-in that waits for its code. The journal only grows, so failures beyond `recordedFailures` are not written.
 */
export function createSignInAudit(parts: {
  db: Db;
  secret: string;
  now: () => number;
  newId: () => string;
  findPendingStaff: (identifier: string) => Promise<string | null>;
}) {
  const { db, now, newId } = parts;
  const subjectOf = (staffId: string | null) =>
    createHmac('sha256', parts.secret)
      .update(`recorded failures\0${staffId ?? ''}`)
      .digest('base64url')
      .slice(0, 32);

  return {
    /** Null when the address does not sign in. Ask before the library does: it uses up what tells whose try it is. */
    async begin(path: AuthPath, { body, cookies }: Asked): Promise<SignInAttempt | null> {
      switch (path) {
        case '/sign-in/email':
          return { method: 'password', staffId: await findByEmail(db, String(body.email)) };
        case '/two-factor/verify-totp':
        case '/two-factor/verify-backup-code': {
          const pending = pendingSignIn(cookies);
          const staffId = pending === null ? null : await parts.findPendingStaff(pending);
          return { method: 'secondFactor', staffId };
        }
        case '/passkey/verify-authentication':
          return { method: 'passkey', staffId: await findByPasskey(db, body.response) };
        default:
          return null;
      }
    },

    /** Writes how it ended. A right password that still needs a code is no end. */
    async end({ method, staffId }: SignInAttempt, answer: Response, clientAddress: string): Promise<void> {
      const isSignedIn = answer.status === 200;
      if (!isSignedIn && (answer.status < 400 || answer.status >= 500)) return;
      if (isSignedIn && (await needsCode(answer))) return;
      if (!isSignedIn) {
        const waitMs = await reserveSignInAttempt(db, {
          ...recordedFailures,
          subject: subjectOf(staffId),
          now: now(),
        });
        if (waitMs > 0) return;
      }
      const network = truncateAddress(clientAddress);
      await recordSignIn(db, { staffId, isSignedIn, method, network, now: now(), newId });
    },
  };
}

async function needsCode(answer: Response): Promise<boolean> {
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof said === 'object' && said !== null && 'twoFactorRedirect' in said && !!said.twoFactorRedirect;
}

/** The library keeps the sign-in that waits for a code under the first part of its signed cookie. */
function pendingSignIn(cookies: string | null): string | null {
  const [, value = ''] = /(?:^|;\s*)[^=;]*newsroom\.two_factor=([^;]*)/.exec(cookies ?? '') ?? [];
  return value.split('.')[0] || null;
}

async function findByEmail(db: Db, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}

async function findByPasskey(db: Db, response: unknown): Promise<string | null> {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : null;
  if (typeof id !== 'string') return null;
  const found = await db
    .selectFrom('staff_passkey')
    .select('staff_id')
    .where('credential_id', '=', id)
    .executeTakeFirst();
  return found?.staff_id ?? null;
}
