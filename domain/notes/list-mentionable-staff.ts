import { foldText } from '#az/characters/characters.ts';
import { compareAz } from '#az/characters/sort-key.ts';
import type { Db } from '#db/schema.ts';
import { resolveActiveRole } from '#domain/accounts/sign-in/find-active-role.ts';
import type { Mentionable } from './find-mentions.ts';

/** Everybody who can be asked to look at an article: whoever may work here now, by name; those of one name with e-mail. */
export async function listMentionableStaff(
  db: Db,
  { adminEmail }: { adminEmail: string | null },
): Promise<Mentionable[]> {
  const rows = await db.selectFrom('staff').select(['id', 'name', 'email', 'role', 'banned']).execute();
  const working = rows.filter((row) => resolveActiveRole(row, adminEmail) !== null);
  const bearers = Map.groupBy(working, ({ name }) => foldText(name.trim()));
  return working
    .map(({ id, name, email }) => ({
      ...{ id, name },
      ...((bearers.get(foldText(name.trim()))?.length ?? 0) > 1 && { detail: email }),
    }))
    .sort((a, b) => compareAz(a.name, b.name));
}
