import { adminText } from '#app/admin/text.ts';
import type { StaffRole } from '#features/accounts/tables.ts';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  admin: adminText.roleAdmin,
  editor: adminText.roleEditor,
  author: adminText.roleAuthor,
  moderator: adminText.roleModerator,
};
