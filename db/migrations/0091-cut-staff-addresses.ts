import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Sessions keep a cut address from now on; the whole ones of before go. */
export const cutStaffAddresses: Migration = {
  name: '0091-cut-staff-addresses',
  async up(db) {
    await sql`update staff_session set ip_address = null where ip_address is not null`.execute(db);
  },
};
