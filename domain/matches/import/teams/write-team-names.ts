import { foldText } from '#az/characters/characters.ts';
import { slugifyOr } from '#az/characters/slug.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import type { KnownTeam } from './resolve-team-names.ts';

const MAX_SHORT_NAME = 14;
/** Until an editor chooses the colours of a new team. */
const COLORS = { primary_color: '#4b5563', secondary_color: '#ffffff' };

/** A team that is not written yet. It has the name of the file. */
export function draftTeam(name: string, newId: NewId): KnownTeam {
  const id = newId();
  return { id, name, slug: slugifyOr(name, id), aliases: [] };
}

/** Writes new teams, and the names that were mapped by hand as aliases. */
export async function writeTeamNames(
  tx: Db,
  input: {
    created: readonly KnownTeam[];
    /** Names of the file → teams. */
    resolved: ReadonlyMap<string, KnownTeam>;
    mappedTeams: ReadonlyMap<string, string>;
    taken: readonly KnownTeam[];
    newId: NewId;
  },
): Promise<void> {
  const { created, resolved, mappedTeams, newId } = input;
  const slugs = new Set(input.taken.map(({ slug }) => slug));
  for (const { id, name, slug } of created) {
    const free = slugs.has(slug) ? `${slug}-${id.slice(0, 6).toLowerCase()}` : slug;
    slugs.add(free);
    await tx
      .insertInto('team')
      .values({
        ...{ id, name, slug: free, short_name: name.slice(0, MAX_SHORT_NAME).trim(), ...COLORS },
        ...{ kind: 'club', grammar: null, version: 1 },
      })
      .execute();
  }
  for (const name of mappedTeams.keys()) {
    const team = resolved.get(name);
    if (!team) continue;
    await tx
      .insertInto('team_alias')
      .values({ id: newId(), team_id: team.id, alias: name, folded: foldText(name).trim() })
      .onConflict((conflict) => conflict.column('folded').doNothing())
      .execute();
  }
}
