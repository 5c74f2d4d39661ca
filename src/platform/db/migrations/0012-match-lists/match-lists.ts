import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The desk lists the matches that wait for their result, and pages list suspended matches, of every day. */
const indexes = [
  `create index fixture_scheduled on fixture (kick_off) where status = 'scheduled'`,
  `create index fixture_suspended on fixture (kick_off) where status = 'suspended'`,
];

/** A match with a new time now keeps the reason of its postponement. The start of the server derives these matches again. */
const keepReasons = `update fixture set last_sequence = 0 where status = 'scheduled' and last_sequence > 0`;

export const matchLists: Migration = {
  name: '0012-match-lists',
  async up(db) {
    for (const statement of [...indexes, keepReasons]) await sql.raw(statement).execute(db);
  },
};
