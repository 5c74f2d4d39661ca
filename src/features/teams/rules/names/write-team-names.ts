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
import { findCountry } from './english-countries.ts';
import { listKnownTeams } from './list-known-teams.ts';
import type { KnownTeam } from './resolve-team-names.ts';
import { shortenTeamName, splitCountry } from './team-name-parts.ts';
import { writeTeamRedirect } from './write-team-redirect.ts';

/** Until an editor chooses the colours of a new team. */
const COLORS = { primary_color: '#4b5563', secondary_color: '#ffffff' };

/** A team that is not written yet. It has the name of the file, without its country. */
export function draftTeam(text: string, newId: NewId): KnownTeam {
  const id = newId();
  const { name, country } = splitCountry(text);
  return { id, name, country, slug: slugifyOr(name, id), aliases: [] };
}

/**
 * A national team that is not written yet, from its names in files: it has the Azerbaijani name of its country, and the names of the
 * files as aliases. A country that is not known keeps its first name.
 */
export function draftNation(names: readonly string[], newId: NewId): KnownTeam {
  const [first = ''] = names;
  const country = findCountry(first);
  if (!country) return draftTeam(first, newId);
  const id = newId();
  const { name, code } = country;
  const aliases = names.filter((one) => foldText(one) !== foldText(name));
  return { id, name, country: code, slug: slugifyOr(name, id), aliases };
}

interface TeamNames {
  created: readonly KnownTeam[];
  /** Names of the file → teams. */
  resolved: ReadonlyMap<string, KnownTeam>;
  mappedTeams: ReadonlyMap<string, string>;
  taken: readonly KnownTeam[];
  /** Those of the new teams that are national teams: id → the code of the country, empty when it is not known. */
  nations?: ReadonlyMap<string, string>;
  actor: Actor | null;
  now: number;
  newId: NewId;
}

/** Writes new teams, and the names that were mapped by hand as aliases. Each has its line in the audit log. */
export async function writeTeamNames(tx: Db, names: TeamNames): Promise<void> {
  const slugs = new Set(names.taken.map(({ slug }) => slug));
  for (const { id, name, slug, country, aliases } of names.created) {
    const free = slugs.has(slug) ? `${slug}-${id.slice(0, 6).toLowerCase()}` : slug;
    slugs.add(free);
    const nation = names.nations?.get(id);
    await tx
      .insertInto('team')
      .values({
        id,
        name,
        slug: free,
        short_name: shortenTeamName(name),
        country: nation ?? country,
        ...(nation ? { code: nation } : {}),
        ...COLORS,
        kind: nation === undefined ? 'club' : 'national',
        grammar: null,
        version: 1,
      })
      .execute();
    // The address may have led to a team that was merged into another one.
    await writeTeamRedirect(tx, { id, oldSlug: null });
    for (const alias of aliases) await insertAlias(tx, { id: names.newId(), teamId: id, alias });
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
  await updateRecordBy(tx, teamRules, { ...names, id: team.id }, () =>
    insertAlias(tx, { id: names.newId(), teamId: team.id, alias }),
  );
}

async function insertAlias(
  tx: Db,
  { id, teamId, alias }: { id: string; teamId: string; alias: string },
): Promise<void> {
  await tx
    .insertInto('team_alias')
    .values({ id, team_id: teamId, alias, folded: foldText(cleanLine(alias)) })
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .execute();
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
