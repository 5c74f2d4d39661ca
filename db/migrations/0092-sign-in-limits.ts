import type { Migration } from './migration.ts';

/** The sign-in library no longer counts attempts by address: `sign_in_try` counts them by account and browser. */
export const signInLimits: Migration = {
  name: '0092-sign-in-limits',
  async up(db) {
    await db.schema.dropTable('auth_rate_limit').execute();
  },
};
