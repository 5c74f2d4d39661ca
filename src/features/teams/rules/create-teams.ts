import { countCharacters } from '#az/characters/count-characters.ts';
import { slugify } from '#az/characters/slug.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { findTeamByName } from './find-team-by-name.ts';
import { listKnownTeams } from './names/list-known-teams.ts';
import { draftTeam, writeTeamNames } from './names/write-team-names.ts';

const MAX_NAME = 80;
/** No league has more. */
const MAX_TEAMS = 60;

/** Creates the teams of these names that the site does not know in any spelling. At most 60. For editors. @throws Forbidden */
export async function createTeams(
  db: Db,
  { names, actor, now, newId }: { names: readonly string[]; actor: Actor; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'editor');
  const asked = names.slice(0, MAX_TEAMS).map((name) => [slugify(name), cleanLine(name)] as const);
  // Of two spellings of one name the first counts.
  const bySlug = new Map(asked.toReversed());
  await inTransaction(db, async (tx) => {
    const created = [];
    for (const [slug, name] of bySlug)
      if (slug !== '' && countCharacters(name) <= MAX_NAME && !(await findTeamByName(tx, { name })))
        created.push(draftTeam(name, newId));
    const none = new Map<never, never>();
    await writeTeamNames(tx, {
      ...{ created, resolved: none, mappedTeams: none, taken: await listKnownTeams(tx) },
      ...{ actor, now, newId },
    });
  });
}
