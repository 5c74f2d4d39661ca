import { foldText } from '#az/characters/characters.ts';
import { compareAz } from '#az/characters/sort-key.ts';
import { resolveActiveRole } from '#features/accounts/rules/find-active-role.ts';
import type { Db } from '#platform/db/schema.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import type { Mentionable } from './find-mentions.ts';

/** The accounts that can read notes now, by name. Moderators cannot. Accounts with the same name have their e-mail address as detail. */
export async function listMentionableStaff(
  db: Db,
  { adminEmail }: { adminEmail: string | null },
): Promise<Mentionable[]> {
  const rows = await db.selectFrom('staff').select(['id', 'name', 'email', 'role', 'banned']).execute();
  const active = rows.filter((row) => {
    const role = resolveActiveRole(row, adminEmail);
    return role !== null && hasRole({ role }, 'author');
  });
  const byName = Map.groupBy(active, ({ name }) => foldText(name.trim()));
  return active
    .map(({ id, name, email }) => ({
      ...{ id, name },
      ...((byName.get(foldText(name.trim()))?.length ?? 0) > 1 && { detail: email }),
    }))
    .sort((a, b) => compareAz(a.name, b.name));
}
