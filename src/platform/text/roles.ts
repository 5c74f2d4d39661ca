import type { StaffRole } from '#platform/sessions/actor.ts';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  admin: 'Administrator',
  chief: 'Baş redaktor',
  editor: 'Redaktor',
  author: 'Müəllif',
  moderator: 'Moderator',
  operator: 'Matç operatoru',
};
