/** SQLite cannot change a check constraint, so both engines get a new column for the role. */
export const moderatorRole = (): string[] => [
  `alter table staff add column new_role text
    constraint staff_role_known check (new_role in ('admin', 'editor', 'author', 'moderator'))`,
  'update staff set new_role = role',
  'alter table staff drop column role',
  'alter table staff rename column new_role to role',
];
