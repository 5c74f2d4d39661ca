import type { Side } from '#features/matches/rules/event-fields.ts';
import type { FixtureFields } from '#features/matches/rules/fixtures/fixture-fields.ts';
import { writeFixtureParts } from '#features/matches/rules/fixtures/write-fixture-fields.ts';
import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import { type ResolvedNames, resolveTeamNames } from '#features/teams/rules/names/resolve-team-names.ts';
import { draftTeam, writeTeamNames } from '#features/teams/rules/names/write-team-names.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Recording } from './recording.ts';

interface ReplayFixtureInput {
  recording: Recording;
  /** The slug of the competition; null for the first one in the editors' order. */
  competition: string | null;
  createTeams: boolean;
  now: number;
  newId: NewId;
}

/**
 * Writes a sample match for a recording, with its line-ups and officials. It belongs to no season, so no table counts it. With
 * unknown teams and without `createTeams` it writes nothing and returns these teams. @throws NotFound
 */
export function createReplayFixture(
  db: Db,
  { recording, competition, createTeams, now, newId }: ReplayFixtureInput,
): Promise<{ id: string } | { unknown: ResolvedNames['unknown'] }> {
  return inTransaction(db, async (tx) => {
    const competitionId = await getCompetitionId(tx, competition);
    const taken = await listKnownTeams(tx);
    const names = [recording.home.name, recording.away.name] as const;
    const { teams, unknown } = resolveTeamNames(names, taken);
    if (unknown.length > 0 && !createTeams) return { unknown };
    const created = unknown.map(({ name }) => draftTeam(name, newId));
    for (const team of created) teams.set(team.name, team);
    await writeTeamNames(tx, {
      created,
      resolved: teams,
      mappedTeams: new Map(),
      taken,
      actor: null,
      now,
      newId,
    });

    const [homeId = '', awayId = ''] = names.map((name) => teams.get(name)?.id);
    const id = newId();
    const fields: FixtureFields = {
      competitionId,
      seasonId: null,
      stageId: null,
      round: null,
      homeId,
      awayId,
      kickOff: now,
      venueId: null,
      isNeutral: false,
      broadcast: { kind: 'unknown' },
      officials: recording.officials,
    };
    await tx
      .insertInto('fixture')
      .values({
        id,
        competition_id: competitionId,
        home_id: homeId,
        away_id: awayId,
        kick_off: now,
        is_neutral: 0,
        sample: 1,
        broadcast: 'unknown',
        status: 'scheduled',
        version: 1,
        last_sequence: 0,
        edited_at: now,
        updated_at: now,
      })
      .execute();
    await writeFixtureParts(tx, { fixtureId: id, fields, newId });
    for (const side of ['home', 'away'] as const) await writeLineUp(tx, { id, side, recording, now });
    return { id };
  });
}

async function getCompetitionId(db: Db, slug: string | null): Promise<string> {
  const found = await db
    .selectFrom('competition')
    .select('id')
    .$if(slug !== null, (query) => query.where('slug', '=', slug))
    .orderBy('position')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  if (!found)
    throw new NotFound(slug === null ? 'There is no competition' : `There is no competition ${slug}`);
  return found.id;
}

async function writeLineUp(
  db: Db,
  { id, side, recording, now }: { id: string; side: Side; recording: Recording; now: number },
): Promise<void> {
  const { formation, coach, players } = recording[side];
  if (players.length === 0) return;
  await db
    .insertInto('line_up')
    .values({
      fixture_id: id,
      side,
      formation,
      coach,
      is_official: 1,
      version: 1,
      updated_at: now,
      players: JSON.stringify(players.map((player) => ({ playerId: null, ...player }))),
    })
    .execute();
}
