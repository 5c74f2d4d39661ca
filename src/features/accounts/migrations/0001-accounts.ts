import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The accounts of the staff, and the tables of the sign-in library. */
export const accountsBaseline = sqlMigration(
  '0001-accounts',
  ({ key, bigint, libraryDate, libraryBoolean, no, yes }) => [
    `create table staff (
      id ${key} not null primary key,
      name text not null,
      email ${key} not null unique,
      email_verified ${libraryBoolean} not null,
      image text,
      two_factor_enabled ${libraryBoolean} not null default ${no},
      must_change_password ${libraryBoolean} not null default ${no},
      banned ${libraryBoolean},
      ban_reason text,
      ban_expires ${libraryDate},
      last_seen_at ${bigint},
      created_at ${libraryDate} not null,
      updated_at ${libraryDate} not null,
      role text constraint staff_role_known check (role in ('admin', 'editor', 'author', 'moderator'))
    )`,

    `create table staff_session (
      id ${key} not null primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      token ${key} not null unique,
      expires_at ${libraryDate} not null,
      ip_address text,
      user_agent text,
      impersonated_by text,
      by_passkey ${libraryBoolean} not null default ${no},
      created_at ${libraryDate} not null,
      updated_at ${libraryDate} not null
    )`,
    'create index staff_session_by_staff on staff_session (staff_id)',

    `create table staff_credential (
      id ${key} not null primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      account_id ${key} not null,
      provider_id ${key} not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at ${libraryDate},
      refresh_token_expires_at ${libraryDate},
      scope text,
      created_at ${libraryDate} not null,
      updated_at ${libraryDate} not null,
      constraint staff_credential_unique unique (staff_id, provider_id)
    )`,

    `create table staff_verification (
      id ${key} not null primary key,
      identifier ${key} not null,
      value ${key} not null,
      expires_at ${libraryDate} not null,
      created_at ${libraryDate} not null,
      updated_at ${libraryDate} not null
    )`,
    'create index staff_verification_by_identifier on staff_verification (identifier)',
    'create index staff_verification_by_value on staff_verification (value)',

    `create table staff_two_factor (
      id ${key} not null primary key,
      staff_id ${key} not null unique references staff (id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified ${libraryBoolean} not null default ${yes},
      failed_verification_count integer not null default 0,
      locked_until ${libraryDate}
    )`,

    `create table staff_passkey (
      id ${key} not null primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      name text,
      public_key text not null,
      credential_id ${key} not null unique,
      counter integer not null,
      device_type text not null,
      backed_up ${libraryBoolean} not null,
      transports text,
      aaguid text,
      created_at ${libraryDate}
    )`,
    'create index staff_passkey_by_staff on staff_passkey (staff_id)',

    // Sign-in attempts are in the database, so that several instances count together.
    `create table sign_in_attempt (
      subject ${key} not null primary key,
      count integer not null,
      since ${bigint} not null
    )`,
    'create index sign_in_attempt_by_since on sign_in_attempt (since)',

    `create table stashed_submission (
      id ${key} not null primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      path text not null,
      fields text not null,
      had_file integer not null,
      created_at ${bigint} not null
    )`,
    'create index stashed_submission_by_staff on stashed_submission (staff_id, created_at)',
    'create index stashed_submission_by_age on stashed_submission (created_at)',
  ],
);
