import { compareAz } from '#az/sort-key.ts';
import type { Db } from '#db/schema.ts';
import { workingRole } from '#domain/accounts/find-working-role.ts';
import type { Mentionable } from './find-mentions.ts';

/** Everybody who can be asked to look at an article: whoever may work here now, by name. */
export async function listMentionableStaff(
  db: Db,
  { adminEmail }: { adminEmail: string | null },
): Promise<Mentionable[]> {
  const rows = await db.selectFrom('staff').select(['id', 'name', 'email', 'role', 'banned']).execute();
  return rows
    .filter((row) => workingRole(row, adminEmail) !== null)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => compareAz(a.name, b.name));
}
