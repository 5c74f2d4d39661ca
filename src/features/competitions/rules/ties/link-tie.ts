import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { TieTable } from '../../tables.ts';
import { hasTies } from '../stages/stage-kinds.ts';
import { listStages } from '../stages/stages.ts';
import { listTablesOfSeason } from '../standings/find-league-table.ts';
import type { LeagueTable } from '../standings/league-table.ts';
import type { TieSide } from './decide-tie.ts';
import type { BracketTie, UnknownSide } from './derive-bracket.ts';
import { readTies } from './read-bracket.ts';
import { parseTieSource } from './tie-source.ts';

/** A match as far as its tie depends on it. */
export interface TieFixture {
  id: string;
  stageId: string | null;
  roundId: string | null;
  homeId: string;
  awayId: string;
}

/**
 * Makes a match of a knock-out stage a leg of the tie of its two teams in its round. The tie is created when there is none. A
 * match that changes its round or its teams leaves its tie. A tie that an editor has not touched goes with its last match, unless
 * another tie waits for its winner.
 */
export async function linkTie(tx: Db, fixture: TieFixture, newId: NewId): Promise<void> {
  const { tie_id: before } = await tx
    .selectFrom('fixture')
    .select('tie_id')
    .where('id', '=', fixture.id)
    .executeTakeFirstOrThrow();
  const found = await findOrCreateTie(tx, fixture, newId);
  const tie = found?.id ?? null;
  if (tie !== before)
    await tx.updateTable('fixture').set({ tie_id: tie, leg: null }).where('id', '=', fixture.id).execute();
  if (before !== null && before !== tie) await numberLegs(tx, before);
  if (found) await numberLegs(tx, found.id, found.isTurned);
}

/**
 * Links every match of a stage whose kind has changed, the first one first. A stage that has no ties any more loses those that are
 * left.
 */
export async function linkTiesOfStage(tx: Db, stageId: string, newId: NewId): Promise<void> {
  const { kind } = await tx
    .selectFrom('stage')
    .select('kind')
    .where('id', '=', stageId)
    .executeTakeFirstOrThrow();
  const matches = await tx
    .selectFrom('fixture')
    .select(['id', 'round_id', 'home_id', 'away_id'])
    .where('stage_id', '=', stageId)
    .orderBy('kick_off')
    .orderBy('id')
    .execute();
  for (const { id, round_id, home_id, away_id } of matches)
    await linkTie(tx, { id, stageId, roundId: round_id, homeId: home_id, awayId: away_id }, newId);
  if (!hasTies(kind)) await tx.deleteFrom('tie').where('stage_id', '=', stageId).execute();
}

/** A tie for a match. `isTurned`: its side `away` is the home team of the match. */
interface FoundTie {
  id: string;
  isTurned: boolean;
}

async function findOrCreateTie(tx: Db, fixture: TieFixture, newId: NewId): Promise<FoundTie | null> {
  const { stageId, roundId, homeId, awayId } = fixture;
  if (stageId === null || roundId === null) return null;
  const stage = await tx
    .selectFrom('stage')
    .select(['kind', 'season_id'])
    .where('id', '=', stageId)
    .executeTakeFirstOrThrow();
  if (!hasTies(stage.kind)) return null;
  const known = await tx
    .selectFrom('tie')
    .select(['id', 'away_id'])
    .where('round_id', '=', roundId)
    .where((eb) =>
      eb.or([
        eb.and([eb('home_id', '=', homeId), eb('away_id', '=', awayId)]),
        eb.and([eb('home_id', '=', awayId), eb('away_id', '=', homeId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (known) return { id: known.id, isTurned: known.away_id === homeId };
  const derived = await findDerivedTie(tx, { ...fixture, seasonId: stage.season_id });
  if (derived) return derived;
  const last = await tx
    .selectFrom('tie')
    .select('position')
    .where('round_id', '=', roundId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const id = newId();
  await tx
    .insertInto('tie')
    .values({
      id,
      stage_id: stageId,
      round_id: roundId,
      position: (last?.position ?? 0) + 1,
      home_id: homeId,
      away_id: awayId,
      is_bye: 0,
      version: 1,
    })
    .execute();
  return { id, isTurned: false };
}

/**
 * A tie of the round in which these teams can meet: they have won the ties before it, or still play in them, or stand in its tables.
 * Results may come in any order, so the match of a later round does not wait for those before it. While tables are open, several ties
 * can fit: the one whose places the teams have now is taken, or else one with the same home side.
 */
async function findDerivedTie(
  tx: Db,
  { seasonId, roundId, homeId, awayId }: TieFixture & { seasonId: string },
): Promise<FoundTie | null> {
  const open = await tx
    .selectFrom('tie')
    .select('id')
    .where('round_id', '=', roundId)
    .where((eb) => eb.or([eb('home_source', 'is not', null), eb('away_source', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  if (!open) return null;
  const stages = (await listStages(tx, { seasonId })).filter(({ kind }) => hasTies(kind));
  const tables = await listTablesOfSeason(tx, { seasonId });
  const { ties, teams } = await readTies(tx, { stages, tables });
  const context = { ties, tables, ids: new Map([...teams].map(([id, { slug }]) => [slug, id])) };
  const fitting = ties
    .filter(({ round }) => round === roundId)
    .flatMap((tie) =>
      [false, true].flatMap((isTurned) => {
        const sides = { home: isTurned ? awayId : homeId, away: isTurned ? homeId : awayId };
        const candidates = (['home', 'away'] as const).map((side) => listCandidates(tie, side, context));
        const [home = null, away = null] = candidates;
        const canBe = (list: string[] | null, team: string) => list?.includes(team) ?? true;
        if ((home ?? away) === null || !canBe(home, sides.home) || !canBe(away, sides.away)) return [];
        const places = (['home', 'away'] as const).filter(
          (side) => findTeamAtPlace(tie.unknown[side], context) === sides[side],
        );
        return { id: tie.id, isTurned, places: places.length };
      }),
    );
  return (
    fitting.toSorted((a, b) => b.places - a.places || Number(a.isTurned) - Number(b.isTurned))[0] ?? null
  );
}

interface SeasonTies {
  ties: readonly BracketTie[];
  tables: readonly LeagueTable[];
  /** The ids of the teams, by slug. */
  ids: ReadonlyMap<string, string>;
}

/** The teams that can play on a side of a tie: the known one, or all of the ties or the table before it. Null when nobody can say. */
function listCandidates(
  tie: BracketTie,
  side: TieSide,
  context: SeasonTies,
  before: readonly BracketTie[] = [],
): string[] | null {
  const [team, unknown] = [tie.teams[side], tie.unknown[side]];
  if (team !== null) return [team];
  if (!unknown || before.includes(tie)) return null;
  if (unknown.from === 'place') {
    const standings = findTable(unknown, context)?.standings;
    return standings?.flatMap((line) => context.ids.get(line.team.slug) ?? []) ?? null;
  }
  const { round, position } = unknown;
  const feeder = context.ties.find((one) => one.round === round && one.position === position);
  if (!feeder) return null;
  const home = listCandidates(feeder, 'home', context, [...before, tie]);
  const away = feeder.isBye ? [] : listCandidates(feeder, 'away', context, [...before, tie]);
  return home && away && [...home, ...away];
}

function findTable({ stage, group }: Extract<UnknownSide, { from: 'place' }>, { tables }: SeasonTies) {
  return tables.find((table) => table.stage.id === stage && table.group === group);
}

/** The team that stands now at the place that a side waits for; null for other sides. */
function findTeamAtPlace(unknown: UnknownSide | null, context: SeasonTies): string | null {
  if (unknown?.from !== 'place') return null;
  const line = findTable(unknown, context)?.standings.find(({ position }) => position === unknown.place);
  return context.ids.get(line?.team.slug ?? '') ?? null;
}

/**
 * The legs in the order of their kick-off. The home team of the first one is the home team of the tie; a decision and the sources
 * follow their teams to the other side. `isTurned` says whether a match that was linked has them the other way round, when no team of
 * the tie is stored yet.
 */
async function numberLegs(tx: Db, tieId: string, isTurned = false): Promise<void> {
  const legs = await tx
    .selectFrom('fixture')
    .select(['id', 'leg', 'home_id', 'away_id'])
    .where('tie_id', '=', tieId)
    .orderBy('kick_off')
    .orderBy('id')
    .execute();
  for (const [index, { id, leg }] of legs.entries())
    if (leg !== index + 1)
      await tx
        .updateTable('fixture')
        .set({ leg: index + 1 })
        .where('id', '=', id)
        .execute();
  const [first] = legs;
  const tie = tx.updateTable('tie').where('id', '=', tieId);
  if (first) {
    const before = await tx
      .selectFrom('tie')
      .select(['home_id', 'away_id', 'home_source', 'away_source', 'winner', 'version'])
      .where('id', '=', tieId)
      .executeTakeFirstOrThrow();
    const isOpen = before.home_id === null && before.away_id === null;
    const changesSides = isOpen
      ? isTurned
      : before.home_id === first.away_id || before.away_id === first.home_id;
    await tie
      .set({ home_id: first.home_id, away_id: first.away_id, ...(changesSides ? turn(before) : {}) })
      .execute();
    return;
  }
  // A side with a source follows from it again.
  await tie.set({ home_id: null }).where('home_source', 'is not', null).execute();
  await tie.set({ away_id: null }).where('away_source', 'is not', null).execute();
  if (await isTieSource(tx, tieId)) return;
  await tx
    .deleteFrom('tie')
    .where('id', '=', tieId)
    .where('version', '=', 1)
    .where('home_source', 'is', null)
    .where('away_source', 'is', null)
    .execute();
}

/** What a tie has for each side, the other way round. An editor whose form is older sees the change. */
function turn({
  home_source,
  away_source,
  winner,
  version,
}: Pick<Selectable<TieTable>, 'home_source' | 'away_source' | 'winner' | 'version'>) {
  if (home_source === null && away_source === null && winner === null) return {};
  return {
    home_source: away_source,
    away_source: home_source,
    winner: winner && otherSide(winner),
    version: version + 1,
  };
}

function otherSide(side: TieSide): TieSide {
  return side === 'home' ? 'away' : 'home';
}

/** Whether another tie of the season waits for the winner or the loser of this one. */
export async function isTieSource(tx: Db, tieId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('tie')
    .innerJoin('stage', 'stage.id', 'tie.stage_id')
    .select(['home_source', 'away_source'])
    .where('stage.season_id', '=', (eb) =>
      eb
        .selectFrom('tie as own')
        .innerJoin('stage as place', 'place.id', 'own.stage_id')
        .select('place.season_id')
        .where('own.id', '=', tieId),
    )
    .execute();
  return rows
    .flatMap(({ home_source, away_source }) => [parseTieSource(home_source), parseTieSource(away_source)])
    .some((source) => source !== null && source.from !== 'place' && source.tie === tieId);
}

/** Numbers the legs of a tie again after a match of it was deleted. */
export async function unlinkTie(tx: Db, tieId: string | null): Promise<void> {
  if (tieId !== null) await numberLegs(tx, tieId);
}
