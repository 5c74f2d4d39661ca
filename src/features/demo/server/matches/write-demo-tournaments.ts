import { DAY, HOUR, WEEK } from '#az/format/durations.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { roundPosition } from '#features/matches/rules/fixtures/write-fixture-fields.ts';
import type { Db } from '#platform/db/schema.ts';
import { demoCoach, demoPlayer, demoPosition, demoShirts } from './demo-players.ts';
import { type DemoTeamSlug, demoTeamId } from './demo-teams.ts';
import {
  idOf,
  listMatches,
  type Tournament,
  type TournamentFixture,
  type TournamentStage,
  tournaments,
} from './demo-tournaments.ts';
import { ANNOUNCED_MS, insertMany } from './write-demo-fixtures.ts';

/**
 * Writes the tournaments of the demo around `now` (epoch ms) with their stages, groups, ties and matches, the squad of the national
 * team and some coefficients. Matches without a result are played when their time comes.
 */
export async function writeDemoTournaments(
  db: Db,
  { now, year }: { now: number; year: number },
): Promise<void> {
  const season = { slug: `${year}-${String((year + 1) % 100).padStart(2, '0')}` };
  const name = season.slug.replace('-', '/');
  for (const [position, tournament] of tournaments.entries()) {
    const { slug, stages } = tournament;
    const [competitionId, seasonId] = [idOf(slug), idOf(slug, year)];
    await insertMany(db, 'competition', [
      {
        id: competitionId,
        slug,
        name: tournament.name,
        region: tournament.region,
        kind: tournament.kind,
        category_slug: tournament.category,
        position: 100 + position,
        version: 1,
      },
    ]);
    await insertMany(db, 'season', [
      {
        id: seasonId,
        competition_id: competitionId,
        slug: season.slug,
        name,
        starts_on: now - 110 * DAY,
        version: 1,
      },
    ]);
    for (const [index, stage] of stages.entries())
      await writeStage(db, { stage, position: index + 1, seasonId, stageId: idOf(slug, 'stage', index) });
    await writeMatches(db, { tournament, competitionId, seasonId, now });
  }
  await writeNationalSquad(db, { season: name, now });
  await insertMany(
    db,
    'coefficient',
    [
      ['Qarabağ', '26,500', 58],
      ['Azərbaycan', '21,875', 27],
    ].map(([title, points, place], position) => ({
      id: idOf('coefficient', position),
      name: String(title),
      season: name,
      points: String(points),
      place: Number(place),
      source: 'Nümunə rəqəm',
      address: '',
      position,
      version: 1,
    })),
  );
}

const roundId = (stageId: string, key: string) => `${stageId}-${key}`;
const groupId = (stageId: string, name: string) => `${stageId}group${name}`;

async function writeStage(
  db: Db,
  {
    stage: { kind, regulation, groups = {}, rounds, open },
    position,
    seasonId,
    stageId,
  }: { stage: TournamentStage; position: number; seasonId: string; stageId: string },
): Promise<void> {
  await insertMany(db, 'stage', [
    {
      id: stageId,
      season_id: seasonId,
      kind,
      position,
      regulation: JSON.stringify({ ...DEFAULT_REGULATION, ...regulation }),
      version: 1,
    },
  ]);
  await insertMany(
    db,
    'stage_group',
    Object.keys(groups).map((name, index) => ({
      id: groupId(stageId, name),
      stage_id: stageId,
      name,
      position: index + 1,
    })),
  );
  const teams = new Set(
    Object.values(rounds).flatMap((matches) => matches.flatMap(({ home, away }) => [home, away])),
  );
  await insertMany(
    db,
    'stage_team',
    [...teams].map((team) => {
      const group = findGroup(groups, team);
      return {
        stage_id: stageId,
        team_id: demoTeamId(team),
        group_id: group === undefined ? null : groupId(stageId, group),
      };
    }),
  );
  const keys = [...Object.keys(rounds), ...(open ? [open.round] : [])];
  await insertMany(
    db,
    'round',
    keys.map((key) => ({
      id: roundId(stageId, key),
      season_id: seasonId,
      stage_id: stageId,
      key,
      position: roundPosition(key),
    })),
  );
}

const findGroup = (groups: NonNullable<TournamentStage['groups']>, team: DemoTeamSlug): string | undefined =>
  Object.keys(groups).find((name) => groups[name]?.includes(team));

async function writeMatches(
  db: Db,
  {
    tournament,
    competitionId,
    seasonId,
    now,
  }: { tournament: Tournament; competitionId: string; seasonId: string; now: number },
): Promise<void> {
  const planned = listMatches(tournament);
  const ties = listTies(tournament, planned);
  await insertMany(db, 'tie', ties.rows);
  const evening = Math.floor(now / DAY) * DAY + 16 * HOUR;
  await insertMany(
    db,
    'fixture',
    planned.map(({ id, stageId, round, entry: { home, away, day, score } }) => {
      const groups = tournament.stages[Number(stageId.at(-1))]?.groups ?? {};
      const group = findGroup(groups, home);
      // A match with a result is over, at whatever hour the demo begins.
      const kickOff = evening + (day - (score && day >= -1 ? 1 : 0)) * DAY;
      return {
        id,
        competition_id: competitionId,
        season_id: seasonId,
        stage_id: stageId,
        group_id: group === undefined ? null : groupId(stageId, group),
        tie_id: ties.of.get(id)?.id ?? null,
        leg: ties.of.get(id)?.leg ?? null,
        round_id: roundId(stageId, round),
        home_id: demoTeamId(home),
        away_id: demoTeamId(away),
        kick_off: kickOff,
        is_neutral: 0 as const,
        broadcast: 'unknown' as const,
        sample: 1 as const,
        version: 1,
        status: 'scheduled' as const,
        last_sequence: 0,
        edited_at: kickOff - ANNOUNCED_MS,
        updated_at: kickOff - ANNOUNCED_MS,
      };
    }),
  );
}

/** The ties of the matches of two teams in a round, and those of the round that is still open. */
function listTies({ slug, stages }: Tournament, planned: readonly TournamentFixture[]) {
  const rows: {
    id: string;
    stage_id: string;
    round_id: string;
    position: number;
    home_id: string | null;
    away_id: string | null;
    home_source: string | null;
    away_source: string | null;
    is_bye: 0;
    version: number;
  }[] = [];
  const of = new Map<string, { id: string; leg: number }>();
  for (const [stage, { kind, rounds, open }] of stages.entries()) {
    if (kind === 'groups') continue;
    const stageId = idOf(slug, 'stage', stage);
    for (const round of Object.keys(rounds)) {
      const own = planned.filter((one) => one.stageId === stageId && one.round === round);
      const pairs = Map.groupBy(own, ({ entry }) => [entry.home, entry.away].sort().join());
      for (const [position, legs] of [...pairs.values()].entries()) {
        const id = idOf(slug, 'tie', stage, round, position + 1);
        const [first] = legs;
        if (!first) continue;
        rows.push({
          id,
          stage_id: stageId,
          round_id: roundId(stageId, round),
          position: position + 1,
          home_id: demoTeamId(first.entry.home),
          away_id: demoTeamId(first.entry.away),
          home_source: null,
          away_source: null,
          is_bye: 0,
          version: 1,
        });
        for (const [leg, one] of legs.entries()) of.set(one.id, { id, leg: leg + 1 });
      }
    }
    if (!open) continue;
    const [before] = Object.keys(rounds).slice(-1);
    const source = (place: number) =>
      JSON.stringify({ from: 'winner', tie: idOf(slug, 'tie', stage, before ?? '', place) });
    rows.push({
      id: idOf(slug, 'tie', stage, open.round, 1),
      stage_id: stageId,
      round_id: roundId(stageId, open.round),
      position: 1,
      home_id: null,
      away_id: null,
      home_source: source(open.winners[0]),
      away_source: source(open.winners[1]),
      is_bye: 0,
      version: 1,
    });
  }
  return { rows, of };
}

/** The call-up of the national team: players of the clubs. */
async function writeNationalSquad(db: Db, { season, now }: { season: string; now: number }): Promise<void> {
  const team = demoTeamId('azerbaycan');
  const id = idOf('squad', 'azerbaycan');
  await insertMany(db, 'squad', [
    {
      id,
      team_id: team,
      name: 'Növbəti oyunların heyəti',
      season,
      coach: demoCoach(team),
      starts_on: now - 2 * WEEK,
      version: 1,
    },
  ]);
  await insertMany(
    db,
    'squad_player',
    demoShirts.map((shirt) => ({
      squad_id: id,
      player_id: demoPlayer(team, shirt).id,
      shirt,
      position: demoPosition(shirt),
    })),
  );
}
