import type { Moment } from '#platform/db/column-types.ts';

interface FormLimitTables {
  form_attempt: FormAttemptTable;
  form_attempt_salt: FormAttemptSaltTable;
}

/** One sent form, for the rate limit. The sender is stored as a salted hash only, and not for long. */
interface FormAttemptTable {
  id: string;
  form: 'contact' | 'newsletter' | 'push' | 'poll';
  ip_hash: string;
  created_at: Moment;
}

/** The salt of a day. After its deletion no hash can be traced back to an IP address. */
interface FormAttemptSaltTable {
  /** Days since 1970. */
  day: number;
  salt: string;
}

declare module '#platform/db/schema.ts' {
  interface Database extends FormLimitTables {}
}
