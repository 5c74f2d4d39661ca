import type { AuthPath } from '#platform/sessions/staff-auth.ts';

/** The paths that begin a session. */
export const signInPaths: ReadonlySet<AuthPath> = new Set([
  '/sign-in/email',
  '/passkey/verify-authentication',
]);
/** The paths that change the second factor of a signed-in person. */
export const factorPaths: ReadonlySet<AuthPath> = new Set([
  '/two-factor/verify-totp',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]);
/** The paths that only a signed-in person uses, with their password or a code. */
export const proofPaths: ReadonlySet<AuthPath> = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);
