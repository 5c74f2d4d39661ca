import { adminText } from '#az/text/admin/admin.ts';
import type { StaffRole } from '#db/tables/accounts.ts';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  admin: adminText.roleAdmin,
  editor: adminText.roleEditor,
  author: adminText.roleAuthor,
  moderator: adminText.roleModerator,
};
