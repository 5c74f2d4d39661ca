import type { Generated } from 'kysely';
import type { LibraryBoolean, LibraryDate } from './library-columns.ts';

/** Tables of sign-in, sessions, second factors and the journal of changes. All but the journal and the tries are the sign-in library's. */
export interface AccountTables {
  staff_session: StaffSessionTable;
  staff_credential: StaffCredentialTable;
  staff_verification: StaffVerificationTable;
  staff_two_factor: StaffTwoFactorTable;
  staff_passkey: StaffPasskeyTable;
  kept_form: KeptFormTable;
  sign_in_try: SignInTryTable;
  audit_log: AuditLogTable;
}

export interface StaffSessionTable {
  id: string;
  staff_id: string;
  token: string;
  expires_at: LibraryDate;
  ip_address: string | null;
  user_agent: string | null;
  impersonated_by: string | null;
  /** Begun with a passkey, which has made sure of its owner. */
  by_passkey: Generated<LibraryBoolean>;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

/** How somebody proves who they are: here always a password, `provider_id` 'credential'. */
export interface StaffCredentialTable {
  id: string;
  staff_id: string;
  account_id: string;
  provider_id: string;
  /** scrypt. */
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

/** Promises with an end: links to set a password, sign-ins that wait for their second factor. */
export interface StaffVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: LibraryDate;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

export interface StaffTwoFactorTable {
  id: string;
  staff_id: string;
  /** Encrypted, as are the recovery codes. */
  secret: string;
  backup_codes: string;
  /** No while it is being set up. */
  verified: LibraryBoolean;
  failed_verification_count: number;
  locked_until: LibraryDate | null;
}

/** A key by which somebody signs in without a password; its other half never leaves their device. */
export interface StaffPasskeyTable {
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

/** What somebody sent after their session had ended. */
export interface KeptFormTable {
  id: string;
  /** The only one who gets it back. */
  staff_id: string;
  /** The address it was sent to. */
  path: string;
  /** JSON: pairs of name and text. */
  fields: string;
  /** A file was sent with it, which is not kept. */
  had_file: 0 | 1;
  /** Epoch ms. */
  created_at: number;
}

/** Passwords tried for one account, or letters asked for it. */
export interface SignInTryTable {
  /** A keyed hash of whose tries these are. */
  subject: string;
  count: number;
  /** When the first of them came, epoch ms. */
  since: number;
}

export interface AuditLogTable {
  id: string;
  /** Epoch ms. */
  at: number;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  /** JSON, null for nothing. */
  before: string | null;
  after: string | null;
}
