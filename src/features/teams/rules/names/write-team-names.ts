import { foldText } from '#az/characters/characters.ts';
import { slugify, slugifyOr } from '#az/characters/slug.ts';
import { countCharacters } from '#az/characters/text-length.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { updateRecordBy } from '#platform/records/rules/update-record-by.ts';
import { type Actor, type Change, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { teamRules } from '../definitions/team.ts';
import { findTeamByName } from '../team.ts';
import { listKnownTeams } from './list-known-teams.ts';
import type { KnownTeam } from './resolve-team-names.ts';
import { writeTeamRedirect } from './write-team-redirect.ts';

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
        id,
        name,
        slug: free,
        short_name: name.slice(0, MAX_SHORT_NAME).trim(),
        ...COLORS,
        kind: 'club',
        grammar: null,
        version: 1,
      })
      .execute();
    // The address may have led to a team that was merged into another one.
    await writeTeamRedirect(tx, { id, oldSlug: null });
    await recordAudit(tx, names, 'team.create', id, { after: { name } });
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
  await updateRecordBy(tx, teamRules, { ...names, id: team.id }, async () => {
    await tx
      .insertInto('team_alias')
      .values({ id: names.newId(), team_id: team.id, alias, folded: foldText(cleanLine(alias)) })
      .onConflict((conflict) => conflict.column('folded').doNothing())
      .execute();
  });
}

const MAX_NAME = 80;
/** No league has more. */
const MAX_TEAMS = 60;

/** Creates the teams of these names that the site does not know in any spelling. At most 60. For editors. @throws Forbidden */
export async function createTeams(
  db: Db,
  { names, actor, now, newId }: Change & { names: readonly string[] },
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
      created,
      resolved: none,
      mappedTeams: none,
      taken: await listKnownTeams(tx),
      actor,
      now,
      newId,
    });
  });
}
