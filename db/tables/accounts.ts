import type { Generated } from 'kysely';
import type { Flag, LibraryBoolean, LibraryDate, Moment } from './column-types.ts';

export interface AccountTables {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  staff_credential: StaffCredentialTable;
  staff_verification: StaffVerificationTable;
  staff_two_factor: StaffTwoFactorTable;
  staff_passkey: StaffPasskeyTable;
  sign_in_try: SignInTryTable;
  kept_form: KeptFormTable;
}

export type StaffRole = 'admin' | 'editor' | 'author';

export interface StaffTable {
  id: string;
  name: string;
  email: string;
  email_verified: LibraryBoolean;
  image: string | null;
  role: StaffRole | null;
  two_factor_enabled: Generated<LibraryBoolean>;
  /** Somebody else made the password. It has to be changed after the first sign-in. */
  must_change_password: Generated<LibraryBoolean>;
  banned: LibraryBoolean | null;
  ban_reason: string | null;
  ban_expires: LibraryDate | null;
  /** When they were last here, within some minutes. */
  seen_at: Generated<Moment | null>;
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
  /** Begun with a passkey, which has made sure of its owner. */
  by_passkey: Generated<LibraryBoolean>;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

/** How somebody proves who they are: here always a password, `provider_id` 'credential'. */
interface StaffCredentialTable {
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
  /** Encrypted, as are the recovery codes. */
  secret: string;
  backup_codes: string;
  /** No while it is being set up. */
  verified: LibraryBoolean;
  failed_verification_count: number;
  locked_until: LibraryDate | null;
}

/** A key by which somebody signs in without a password; its other half never leaves their device. */
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

/** Passwords tried for one account, or letters asked for it. */
interface SignInTryTable {
  /** A keyed hash of whose tries these are. */
  subject: string;
  count: number;
  /** When the first of them came, epoch ms. */
  since: Moment;
}

/** What somebody sent after their session had ended. */
interface KeptFormTable {
  id: string;
  /** The only one who gets it back. */
  staff_id: string;
  /** The address it was sent to. */
  path: string;
  /** JSON: pairs of name and text. */
  fields: string;
  /** A file was sent with it, which is not kept. */
  had_file: Flag;
  created_at: Moment;
}
