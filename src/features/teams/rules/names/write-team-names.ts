import { foldText } from '#az/characters/characters.ts';
import { slugifyOr } from '#az/characters/slug.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { writeTeamRedirect } from '../write-team-redirect.ts';
import type { KnownTeam } from './resolve-team-names.ts';

const MAX_SHORT_NAME = 14;
/** Until an editor chooses the colours of a new team. */
const COLORS = { primary_color: '#4b5563', secondary_color: '#ffffff' };

/** A team that is not written yet. It has the name of the file. */
export function draftTeam(name: string, newId: NewId): KnownTeam {
  const id = newId();
  return { id, name, slug: slugifyOr(name, id), aliases: [] };
}

interface TeamNames {
  created: readonly KnownTeam[];
  /** Names of the file → teams. */
  resolved: ReadonlyMap<string, KnownTeam>;
  mappedTeams: ReadonlyMap<string, string>;
  taken: readonly KnownTeam[];
  actor: Actor | null;
  now: number;
  newId: NewId;
}

/** Writes new teams, and the names that were mapped by hand as aliases. Each has its line in the audit log. */
export async function writeTeamNames(tx: Db, names: TeamNames): Promise<void> {
  const slugs = new Set(names.taken.map(({ slug }) => slug));
  for (const { id, name, slug } of names.created) {
    const free = slugs.has(slug) ? `${slug}-${id.slice(0, 6).toLowerCase()}` : slug;
    slugs.add(free);
    await tx
      .insertInto('team')
      .values({
        ...{ id, name, slug: free, short_name: name.slice(0, MAX_SHORT_NAME).trim(), ...COLORS },
        ...{ kind: 'club', grammar: null, version: 1 },
      })
      .execute();
    // The address may have led to a team that was merged into another one.
    await writeTeamRedirect(tx, { id, oldSlug: null });
    await audit(tx, names, { action: 'team.create', subjectId: id, after: { name } });
  }
  for (const alias of names.mappedTeams.keys()) {
    const team = names.resolved.get(alias);
    if (team) await writeAlias(tx, names, { team, alias });
  }
}

async function writeAlias(
  tx: Db,
  names: TeamNames,
  { team, alias }: { team: KnownTeam; alias: string },
): Promise<void> {
  const written = await tx
    .insertInto('team_alias')
    .values({ id: names.newId(), team_id: team.id, alias, folded: foldText(cleanLine(alias)) })
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  // An open form of the team would write its aliases back.
  await tx
    .updateTable('team')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', team.id)
    .execute();
  await audit(tx, names, {
    action: 'team.update',
    subjectId: team.id,
    after: { name: team.name, aliases: alias },
  });
}

function audit(
  tx: Db,
  { actor, now, newId }: TeamNames,
  line: { action: string; subjectId: string; after: object },
): Promise<void> {
  return recordAudit(tx, { ...line, actor, subjectType: 'team', before: null, now, newId });
}
