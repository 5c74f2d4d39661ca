import { foldText } from '#az/characters/characters.ts';
import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { teamRules } from '#features/teams/rules/definitions/team.ts';
import { writeTeamRedirect } from '#features/teams/rules/names/write-team-redirect.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { updateRecordBy } from '#platform/records/rules/update-record-by.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { updateFixtureColumns } from './fixtures/change-fixture.ts';
import { lockFixtures } from './ledger/match-ledger.ts';

export interface TeamMerge extends Change {
  fromId: string;
  intoId: string;
}

/**
 * Merges a team into another one: its matches, players, squads, seasons, aliases and ids at providers move, its name becomes an
 * alias, its address redirects, and the tables of its seasons are derived again. Where both have totals from before the
 * first match of a season, those of the remaining team stay. For editors.
 * @throws Forbidden, NotFound, InvalidInput 'team.same', Conflict 'team.met' when the two have a match or a tie against each other.
 */
export async function mergeTeams(db: Db, merge: TeamMerge): Promise<void> {
  const { actor, fromId, intoId } = merge;
  requireRole(actor, 'editor');
  if (fromId === intoId) throw new InvalidInput([{ field: 'into', code: 'team.same' }]);
  await inTransaction(db, async (tx) => {
    await lockFixtures(tx, await listFixtureIds(tx, fromId));
    await lockRowsForUpdate(tx, 'squad', await listSquadIds(tx, fromId));
    await lockRowsForUpdate(tx, 'team', [fromId, intoId]);
    const from = await getRecord(tx, teamRules, fromId);
    const into = await getRecord(tx, teamRules, intoId);
    if (await haveMet(tx, fromId, intoId)) throw new Conflict('team.met', 'The teams have met');
    const seasons = await listSeasons(tx, fromId);
    await moveFixtures(tx, merge);
    await updateRecordBy(tx, teamRules, { ...merge, id: intoId }, async () => {
      await moveRows(tx, merge);
      await moveNames(tx, { ...merge, name: from.values.name });
    });
    for (const id of seasons) await projectStandings(tx, id);
    await recordAudit(tx, merge, 'team.merge', fromId, {
      before: { name: from.values.name, aliases: from.values.aliases },
      after: { mergedInto: into.values.name },
    });
  });
}

async function listFixtureIds(tx: Db, team: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('fixture')
    .select('id')
    .where('home_id', '=', team)
    .union(tx.selectFrom('fixture').select('id').where('away_id', '=', team))
    .execute();
  return rows.map(({ id }) => id);
}

async function listSquadIds(tx: Db, team: string): Promise<string[]> {
  const rows = await tx.selectFrom('squad').select('id').where('team_id', '=', team).execute();
  return rows.map(({ id }) => id);
}

/** In a match, or drawn against each other in a tie that has no match yet. */
async function haveMet(tx: Db, one: string, other: string): Promise<boolean> {
  for (const table of ['fixture', 'tie'] as const) {
    const meeting = await tx
      .selectFrom(table as 'fixture')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('home_id', '=', one), eb('away_id', '=', other)]),
          eb.and([eb('home_id', '=', other), eb('away_id', '=', one)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (meeting) return true;
  }
  return false;
}

/** The seasons whose tables contain the team, by id: the order in which their rows are locked. */
async function listSeasons(tx: Db, team: string): Promise<string[]> {
  const inFixtures = (column: 'home_id' | 'away_id') =>
    tx.selectFrom('fixture').select('season_id').where(column, '=', team).where('season_id', 'is not', null);
  const inStages = (table: 'stage_team' | 'point_deduction' | 'standing_place' | 'standing_start') =>
    tx
      .selectFrom(table)
      .innerJoin('stage', 'stage.id', `${table as 'stage_team'}.stage_id`)
      .select('stage.season_id')
      .where(`${table as 'stage_team'}.team_id`, '=', team);
  const rows = await tx
    .selectFrom('standing')
    .select('season_id')
    .where('team_id', '=', team)
    .union(inStages('stage_team'))
    .union(inStages('point_deduction'))
    .union(inStages('standing_place'))
    .union(inStages('standing_start'))
    .union(inFixtures('home_id').$castTo<{ season_id: string }>())
    .union(inFixtures('away_id').$castTo<{ season_id: string }>())
    .execute();
  return rows.map(({ season_id }) => season_id).sort();
}

/** A match gets a new version: an open form of it would write the old team back. */
async function moveFixtures(tx: Db, { fromId, intoId, ...change }: TeamMerge): Promise<void> {
  for (const column of ['home_id', 'away_id'] as const) {
    const moved = await tx.selectFrom('fixture').select('id').where(column, '=', fromId).execute();
    for (const { id } of moved) await updateFixtureColumns(tx, { ...change, id }, { [column]: intoId });
  }
}

async function moveRows(tx: Db, { fromId, intoId }: TeamMerge): Promise<void> {
  // Where the remaining team has a row of its own, the row of the merged team goes.
  for (const table of ['stage_team', 'standing_place', 'standing_start'] as const) {
    await tx
      .updateTable(table)
      .set({ team_id: intoId })
      .where('team_id', '=', fromId)
      .where('stage_id', 'not in', (eb) =>
        eb
          .selectFrom(`${table} as own` as 'stage_team as own')
          .select('own.stage_id')
          .where('own.team_id', '=', intoId),
      )
      .execute();
    await tx.deleteFrom(table).where('team_id', '=', fromId).execute();
  }
  for (const column of ['home_id', 'away_id'] as const)
    await tx
      .updateTable('tie')
      .set({ [column]: intoId })
      .where(column, '=', fromId)
      .execute();
  for (const table of [
    'point_deduction',
    'player',
    'squad',
    'provider_team',
    'team_alias',
    'team_redirect',
  ] as const)
    await tx.updateTable(table).set({ team_id: intoId }).where('team_id', '=', fromId).execute();
  await tx.deleteFrom('standing').where('team_id', '=', fromId).execute();
  await moveFollowers(tx, { fromId, intoId });
}

/** The browsers that follow the merged team follow the remaining one, each once. */
async function moveFollowers(
  tx: Db,
  { fromId, intoId }: Pick<TeamMerge, 'fromId' | 'intoId'>,
): Promise<void> {
  const topics = tx.selectFrom('push_topic').where('kind', '=', 'team');
  await tx
    .insertInto('push_topic')
    .columns(['subscription_id', 'kind', 'subject_id'])
    .expression(
      topics
        .where('subject_id', '=', fromId)
        .select((eb) => [
          'subscription_id',
          'kind',
          eb.cast<string>(eb.val(intoId), 'text').as('subject_id'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('push_topic').where('kind', '=', 'team').where('subject_id', '=', fromId).execute();
}

/** Deletes the team. Its name becomes an alias of the other one, and its address redirects there. */
async function moveNames(tx: Db, { fromId, intoId, newId, name }: TeamMerge & { name: string }) {
  const { slug } = await tx
    .selectFrom('team')
    .select('slug')
    .where('id', '=', fromId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('team').where('id', '=', fromId).execute();
  await tx
    .insertInto('team_alias')
    .values({ id: newId(), team_id: intoId, alias: name, folded: foldText(name) })
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .execute();
  await writeTeamRedirect(tx, { id: intoId, oldSlug: slug });
}
