import { createHmac } from 'node:crypto';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { truncateAddress } from '#platform/http/client-network.ts';
import { reserveAttempt } from '#platform/limits/reserve-attempt.ts';
import type { AuthPath } from '#platform/sessions/staff-auth.ts';
import { recordSignIn, type SignInMethod } from '../rules/record-sign-in.ts';

/** How many failed sign-ins of one account are recorded. All accounts that do not exist count as one. */
export const recordedFailures = { kind: 'recorded failures', maxAttempts: 60, windowMs: HOUR };

/** A sign-in that has begun. */
export interface SignInAttempt {
  method: SignInMethod;
  /** The account that is tried; null when it does not exist. */
  staffId: string | null;
}

interface SignInRequest {
  body: Record<string, unknown>;
  cookies: string | null;
}

/**
 * Records sign-ins and failed sign-ins in the audit log. `findPendingStaff` finds the account of a sign-in that waits for
 * its second-factor code. The log is never shortened, so failures beyond `recordedFailures` are not recorded.
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
    /** Null when the path does not sign in. Call it before the library, which deletes what identifies the account. */
    async begin(path: AuthPath, { body, cookies }: SignInRequest): Promise<SignInAttempt | null> {
      switch (path) {
        case '/sign-in/email':
          return { method: 'password', staffId: await findByEmail(db, String(body.email)) };
        case '/two-factor/verify-totp':
        case '/two-factor/verify-backup-code': {
          const pending = findPendingSignIn(cookies);
          const staffId = pending === null ? null : await parts.findPendingStaff(pending);
          return { method: 'secondFactor', staffId };
        }
        case '/passkey/verify-authentication':
          return { method: 'passkey', staffId: await findByPasskey(db, body.response) };
        default:
          return null;
      }
    },

    /** Records the result. A correct password that still needs a code is not recorded yet. */
    async end({ method, staffId }: SignInAttempt, response: Response, clientAddress: string): Promise<void> {
      const isSignedIn = response.status === 200;
      if (!isSignedIn && (response.status < 400 || response.status >= 500)) return;
      if (isSignedIn && (await needsCode(response))) return;
      if (!isSignedIn) {
        const waitMs = await reserveAttempt(db, {
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

async function needsCode(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'twoFactorRedirect' in body && !!body.twoFactorRedirect;
}

/** The library stores a sign-in that waits for a code under the first part of its signed cookie. */
function findPendingSignIn(cookies: string | null): string | null {
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
