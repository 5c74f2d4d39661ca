import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { admin } from 'better-auth/plugins/admin';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { DAY, MINUTE, SECOND } from '#az/format/durations.ts';

/** The names of our tables and columns for the sign-in library. */
export const tableNames = {
  user: {
    modelName: 'staff',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      mustChangePassword: {
        type: 'boolean',
        required: false,
        defaultValue: false,
        input: false,
        fieldName: 'must_change_password',
      },
      categories: { type: 'string', required: false, input: false, fieldName: 'categories' },
      seenAt: { type: 'number', bigint: true, required: false, input: false, fieldName: 'last_seen_at' },
    },
  },
  session: {
    modelName: 'staff_session',
    fields: {
      userId: 'staff_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    additionalFields: {
      byPasskey: {
        type: 'boolean',
        required: false,
        defaultValue: false,
        input: false,
        fieldName: 'by_passkey',
      },
      seenAt: { type: 'number', bigint: true, required: false, input: false, fieldName: 'last_seen_at' },
    },
    // Actions that need a fresh confirmation ask for the password instead.
    freshAge: 0,
    expiresIn: (30 * DAY) / SECOND,
    updateAge: DAY / SECOND,
    // A disabled account must be signed out at once, so every request reads the session from the database.
    cookieCache: { enabled: false },
  },
  account: {
    modelName: 'staff_credential',
    fields: {
      userId: 'staff_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'staff_verification',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    // Stored hashed, so that a backup of the database holds no usable password-reset links.
    storeIdentifier: { default: 'plain', overrides: { 'reset-password:': 'hashed' } },
  },
} as const satisfies Partial<BetterAuthOptions>;

/** Refuses sessions to disabled accounts. Its own endpoints stay closed: the users screen writes through the domain. */
export const authRoles = admin({
  schema: {
    user: { fields: { banReason: 'ban_reason', banExpires: 'ban_expires' } },
    session: { fields: { impersonatedBy: 'impersonated_by' } },
  },
});

/** How long the sign-in library refuses codes for an account after ten wrong ones. */
export const lockoutSeconds = (15 * MINUTE) / SECOND;

/** A second factor by an authenticator app, with recovery codes, which `codeStorage` writes and reads. */
export function createSecondFactorPlugin(codeStorage: {
  encrypt: (codes: string) => Promise<string>;
  decrypt: (stored: string) => Promise<string>;
}) {
  return twoFactor({
    accountLockout: { maxFailedAttempts: 10, durationSeconds: lockoutSeconds },
    backupCodeOptions: { storeBackupCodes: codeStorage },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'staff_two_factor',
        fields: {
          userId: 'staff_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });
}

/**
 * Passkeys replace both the password and the second factor. So a passkey without user verification (finger, face or PIN)
 * is refused. They are bound to the host of the site.
 */
export function createPasskeyPlugin(siteUrl: string) {
  const refuseUnverified = (isVerified: boolean | undefined) => {
    if (!isVerified)
      throw new APIError('UNAUTHORIZED', { code: 'NOT_VERIFIED', message: 'User not verified' });
  };
  return passkey({
    rpID: new URL(siteUrl).hostname,
    origin: siteUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => refuseUnverified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => refuseUnverified(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: {
      passkey: {
        modelName: 'staff_passkey',
        fields: {
          userId: 'staff_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}
