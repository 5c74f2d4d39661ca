import type { Generated } from 'kysely';
import type { Flag, LibraryBoolean, LibraryDate, Moment } from '#platform/db/column-types.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';

export interface StaffTable {
  id: string;
  name: string;
  email: string;
  email_verified: LibraryBoolean;
  image: string | null;
  role: StaffRole | null;
  /** JSON: the ids of the categories that an editor is limited to; `[]`: no category. Null: all categories. */
  categories: Generated<string | null>;
  two_factor_enabled: Generated<LibraryBoolean>;
  /** Somebody else made the password. It has to be changed after the first sign-in. */
  must_change_password: Generated<LibraryBoolean>;
  banned: LibraryBoolean | null;
  ban_reason: string | null;
  ban_expires: LibraryDate | null;
  /** The last activity, accurate to some minutes. */
  last_seen_at: Generated<Moment | null>;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

interface StaffSessionTable {
  id: string;
  staff_id: string;
  token: string;
  expires_at: LibraryDate;
  ip_address: string | null;
  user_agent: string | null;
  impersonated_by: string | null;
  /** The session began with a passkey, which is a second factor in itself. */
  by_passkey: Generated<LibraryBoolean>;
  /** The last activity, accurate to some minutes. */
  last_seen_at: Generated<Moment | null>;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

/** The sign-in method of an account. Always a password: `provider_id` is 'credential'. */
interface StaffCredentialTable {
  id: string;
  staff_id: string;
  account_id: string;
  provider_id: string;
  /** A scrypt hash. */
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: LibraryDate | null;
  refresh_token_expires_at: LibraryDate | null;
  scope: string | null;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

/** Tokens that expire: links to set a password, and sign-ins that wait for their second factor. */
interface StaffVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: LibraryDate;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

interface StaffTwoFactorTable {
  id: string;
  staff_id: string;
  /** Encrypted. */
  secret: string;
  /** JSON: hashes of the recovery codes (`server/recovery-codes.ts`). Older lists are encrypted. */
  backup_codes: string;
  /** False during the set-up. */
  verified: LibraryBoolean;
  failed_verification_count: number;
  locked_until: LibraryDate | null;
}

/** The public key of a passkey. The private key never leaves the device. */
interface StaffPasskeyTable {
  id: string;
  staff_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: LibraryBoolean;
  transports: string | null;
  aaguid: string | null;
  created_at: LibraryDate | null;
}

/** A form that was sent after the session had ended. */
interface StashedSubmissionTable {
  id: string;
  /** Only this account gets the form back. */
  staff_id: string;
  /** The address it was sent to. */
  path: string;
  /** JSON: pairs of name and text. */
  fields: string;
  /** The form had a file, which is not stored. */
  had_file: Flag;
  created_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    staff: StaffTable;
    staff_session: StaffSessionTable;
    staff_credential: StaffCredentialTable;
    staff_verification: StaffVerificationTable;
    staff_two_factor: StaffTwoFactorTable;
    staff_passkey: StaffPasskeyTable;
    stashed_submission: StashedSubmissionTable;
  }
}

declare module '#platform/features/personal-decision.ts' {
  interface PersonKeys {
    /** The id of an account. */
    staff: true;
  }
}
