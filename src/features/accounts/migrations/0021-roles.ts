import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const KNOWN = `check (role in ('admin', 'chief', 'editor', 'author', 'moderator', 'operator'))`;

/** Chief editors, match operators, and editors of some categories only. */
export const rolesOfStaff = sqlMigration('0021-roles', ({ engine }) => [
  ...(engine === 'postgres'
    ? [
        'alter table staff drop constraint staff_role_known',
        `alter table staff add constraint staff_role_known ${KNOWN}`,
      ]
    : [
        // SQLite cannot change a check, but it can drop the column.
        'alter table staff rename column role to old_role',
        `alter table staff add column role text constraint staff_role_known ${KNOWN}`,
        'update staff set role = old_role',
        'alter table staff drop column old_role',
      ]),
  // JSON: the ids of the categories of an editor. Null: all.
  'alter table staff add column categories text',
]);
