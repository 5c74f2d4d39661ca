import { parseRoundName } from '#features/competitions/rules/stages/round-name.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { linkTie } from '#features/competitions/rules/ties/link-tie.ts';
import { findOrCreateRound } from '#features/matches/rules/fixtures/write-fixture-fields.ts';
import { lockFixture } from '#features/matches/rules/ledger/match-ledger.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { isLocked } from './apply-snapshot.ts';
import { POLLED_BEFORE_MS, setNextPoll } from './due-fixtures.ts';
import type { ProviderFixture } from './match-snapshot.ts';
import { placeRound, type RoundPlace, type StageOfSeason } from './place-round.ts';

interface FactsInput {
  provider: string;
  fixture: ProviderFixture;
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/**
 * Takes over the kick-off and the venue of a match that has not begun, unless an editor has locked the field. A match without a round
 * gets the stage, the group and the round that the provider names, and becomes a leg of the tie of its teams. Returns the words of a
 * round that fits no stage of the season; null when there are none.
 */
export async function applyFixtureFacts(
  db: Db,
  { provider, fixture, now, newId }: FactsInput,
): Promise<string | null> {
  const link = await db
    .selectFrom('provider_fixture')
    .select('fixture_id')
    .where('provider', '=', provider)
    .where('external_id', '=', fixture.externalId)
    .executeTakeFirst();
  const id = link?.fixture_id;
  if (!id) return null;
  return inTransaction(db, async (tx) => {
    await lockFixture(tx, id);
    const before = await readFacts(tx, id);
    const isCalledOff = before.status === 'postponed' || before.status === 'cancelled';
    if (before.status !== 'scheduled' && !isCalledOff) return null;
    // The status is taken over with the snapshot of the match.
    if (isCalledOff !== fixture.isCalledOff) await setNextPoll(tx, { provider, fixtureId: id, at: now });
    const isNewTime = fixture.kickOff !== null && fixture.kickOff !== before.kick_off;
    const kickOff = isNewTime && !(await isLocked(tx, id, 'kickOff')) ? fixture.kickOff : null;
    const isNewVenue = fixture.venue !== null && fixture.venue !== before.venue;
    const venueId =
      isNewVenue && !(await isLocked(tx, id, 'venue')) ? await findVenue(tx, fixture.venue ?? '') : null;
    const place = await findPlace(tx, { id, before, words: fixture.round });
    if (kickOff === null && venueId === null && !place.found) return place.unknown;
    const roundId = await findRoundId(tx, { before, place: place.found, newId });
    await tx
      .updateTable('fixture')
      .set((eb) => ({
        ...(kickOff === null ? {} : { kick_off: kickOff }),
        ...(venueId === null ? {} : { venue_id: venueId }),
        ...(place.found
          ? { stage_id: place.found.stageId, group_id: place.found.groupId, round_id: roundId }
          : {}),
        version: eb('version', '+', 1),
        edited_at: now,
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    if (kickOff !== null) await setNextPoll(tx, { provider, fixtureId: id, at: kickOff - POLLED_BEFORE_MS });
    await enterStage(tx, { id, before, place: place.found, roundId, newId });
    await recordAudit(tx, { actor: null, now, newId }, 'match.feed', id, {
      before: {
        kickOffAt: before.kick_off,
        venue: before.venue,
        round: before.round,
        version: before.version,
      },
      after: {
        kickOffAt: kickOff ?? before.kick_off,
        venue: venueId === null ? before.venue : fixture.venue,
        round: place.found?.round ?? before.round,
        version: before.version + 1,
      },
    });
    return place.unknown;
  });
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The place of a match that has no round yet. An editor who has chosen a stage or a round has decided. */
async function findPlace(
  tx: Db,
  { id, before, words = null }: { id: string; before: Facts; words: string | null },
): Promise<{ found: RoundPlace | null; unknown: string | null }> {
  const nothing = { found: null, unknown: null };
  const name = words === null ? null : parseRoundName(words);
  if (!name || before.season_id === null || before.round_id !== null) return nothing;
  if ((await isLocked(tx, id, 'round')) || (await isLocked(tx, id, 'stage'))) return nothing;
  const stages = await listStagesOfSeason(tx, before.season_id, [before.home_id, before.away_id]);
  const place = placeRound(name, { stages, kickOff: before.kick_off });
  if (!place) return { found: null, unknown: `round ${words}` };
  const isSame = place.stageId === before.stage_id && place.groupId === before.group_id && !place.round;
  return isSame ? nothing : { found: place, unknown: null };
}

async function listStagesOfSeason(
  tx: Db,
  seasonId: string,
  teams: readonly string[],
): Promise<StageOfSeason[]> {
  const stages = await tx
    .selectFrom('stage')
    .select(['id', 'kind', 'name'])
    .select((eb) =>
      eb
        .selectFrom('fixture')
        .select(({ fn }) => fn.min('kick_off').as('first'))
        .whereRef('fixture.stage_id', '=', 'stage.id')
        .as('startsOn'),
    )
    .where('season_id', '=', seasonId)
    .orderBy('position')
    .execute();
  const ids = stages.map((stage) => stage.id);
  if (ids.length === 0) return [];
  const groups = await tx
    .selectFrom('stage_group')
    .select(['id', 'name', 'stage_id'])
    .where('stage_id', 'in', ids)
    .execute();
  const entered = await tx
    .selectFrom('stage_team')
    .select(['stage_id', 'team_id', 'group_id'])
    .where('stage_id', 'in', ids)
    .where('team_id', 'in', teams)
    .execute();
  return stages.map((stage) => ({
    ...stage,
    groups: groups.filter(({ stage_id }) => stage_id === stage.id),
    teamGroups: teams.map(
      (team) =>
        entered.find(({ stage_id, team_id }) => stage_id === stage.id && team_id === team)?.group_id ?? null,
    ),
  }));
}

async function findRoundId(
  tx: Db,
  { before, place, newId }: { before: Facts; place: RoundPlace | null; newId: NewId },
): Promise<string | null> {
  if (!place?.round || before.season_id === null) return null;
  const round = { seasonId: before.season_id, stageId: place.stageId, key: place.round, newId };
  return findOrCreateRound(tx, round);
}

/** The match counts in its stage: in the ties, whose legs are in the order of their kick-offs, or in the tables. */
async function enterStage(
  tx: Db,
  {
    id,
    before,
    place,
    roundId,
    newId,
  }: { id: string; before: Facts; place: RoundPlace | null; roundId: string | null; newId: NewId },
): Promise<void> {
  const stageId = place?.stageId ?? before.stage_id;
  if (stageId === null) return;
  const { kind } = await tx
    .selectFrom('stage')
    .select('kind')
    .where('id', '=', stageId)
    .executeTakeFirstOrThrow();
  const round = place ? roundId : before.round_id;
  if (hasTies(kind))
    await linkTie(tx, { id, stageId, roundId: round, homeId: before.home_id, awayId: before.away_id }, newId);
  if (place && before.season_id !== null) await projectStandings(tx, before.season_id);
}

function readFacts(tx: Db, id: string) {
  return tx
    .selectFrom('fixture')
    .leftJoin('venue', 'venue.id', 'fixture.venue_id')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .select(['fixture.status', 'fixture.kick_off', 'fixture.version', 'venue.name as venue'])
    .select(['fixture.season_id', 'fixture.stage_id', 'group_id', 'round_id', 'round.key as round'])
    .select(['home_id', 'away_id'])
    .where('fixture.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The id of a venue that we know; null for any other. */
async function findVenue(tx: Db, name: string): Promise<string | null> {
  const venue = await tx.selectFrom('venue').select('id').where('name', '=', name).executeTakeFirst();
  return venue?.id ?? null;
}
