import { sortKey } from '#az/characters/sort-key.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { makeRandom } from '#features/demo/server/generate/make-random.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** The competitions, of which the first two have the tables of spec §2.1. */
const COMPETITIONS = ['azerbaijan-premier-league', 'premier-league', 'la-liga', 'serie-a', 'bundesliga'];
const TEAMS = 20;
const MATCHES_OF_SEASON = 200;
const SHIRTS = 14;
/** After so many seasons a competition has other teams and players, so that none of them plays thousands of matches. */
const SEASONS_OF_TEAM = 10;
const ERAS = 10;
const BATCH = 250;
/** Matches of today; the first of them are live. */
const TODAY = 8;
const LIVE = 4;

/**
 * Writes the matches `from` to `to`, so that they can grow: match 0 is the newest. Each season has 200 of them, with scorers
 * and line-ups. Some are today and some live, in an archive of any size.
 */
export async function fillMatches(
  db: Db,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<void> {
  if (from === 0) {
    await writeCompetitions(db);
    for (let era = 0; era < ERAS; era += 1) await inTransaction(db, (tx) => writeTeams(tx, era));
  }
  const seasons = new Set<string>();
  for (let first = from; first < to; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, to - first) }, (_, at) => first + at);
    await inTransaction(db, async (tx) => {
      for (const number of numbers) {
        const { competition, year } = seasonOf(number, now);
        const id = seasonId(competition, year);
        if (seasons.has(id)) continue;
        seasons.add(id);
        await writeSeason(tx, { id, competition, year });
      }
      await writeMatches(tx, numbers, now);
    });
  }
  if (from > 0) return;
  // Only the tables of current seasons are shown on the pages that are measured.
  for (const id of [...seasons].slice(0, COMPETITIONS.length))
    await inTransaction(db, (tx) => projectStandings(tx, id));
}

const teamName = (competition: number, era: number, at: number) =>
  `${competition}-${at}${era === 0 ? '' : `-${era}`}`;
const teamId = (competition: number, era: number, at: number) => `scaleTeam${teamName(competition, era, at)}`;
const playerId = (team: string, shirt: number) => `${team}p${shirt}`;
const seasonId = (competition: number, year: number) => `scaleSeason${competition}x${year}`;
/** The id of a generated match. */
export const matchId = (number: number) => `scaleMatch${String(number).padStart(10, '0')}`;

/** Counts the generations of teams back from the current one. */
function eraOf(number: number): number {
  return Math.floor(number / (MATCHES_OF_SEASON * COMPETITIONS.length * SEASONS_OF_TEAM)) % ERAS;
}

function seasonOf(number: number, now: number): { competition: number; year: number } {
  const age = Math.floor(number / (MATCHES_OF_SEASON * COMPETITIONS.length));
  return { competition: number % COMPETITIONS.length, year: new Date(now).getUTCFullYear() - age };
}

async function writeCompetitions(db: Db): Promise<void> {
  await db
    .insertInto('competition')
    .values(
      COMPETITIONS.map((slug, competition) => ({
        id: `scaleCompetition${competition}`,
        slug,
        name: slug,
        region: competition === 0 ? ('azerbaijan' as const) : ('europe' as const),
        kind: 'league' as const,
        category_slug: slug,
        position: competition,
        version: 1,
      })),
    )
    .execute();
}

async function writeTeams(db: Db, era: number): Promise<void> {
  for (const competition of COMPETITIONS.keys()) {
    const ids = Array.from({ length: TEAMS }, (_, at) => teamId(competition, era, at));
    await db
      .insertInto('team')
      .values(
        ids.map((id, at) => ({
          id,
          slug: `klub-${teamName(competition, era, at)}`,
          name: `Klub ${teamName(competition, era, at)}`,
          short_name: `Klub ${teamName(competition, era, at)}`,
          kind: 'club' as const,
          crest: null,
          primary_color: '#115544',
          secondary_color: '#ffffff',
          grammar: null,
          version: 1,
        })),
      )
      .execute();
    await db
      .insertInto('player')
      .values(
        ids.flatMap((team, at) =>
          Array.from({ length: SHIRTS }, (_, shirt) => {
            const name = `Oyunçu ${teamName(competition, era, at)}-${shirt}`;
            return {
              id: playerId(team, shirt),
              slug: `oyuncu-${teamName(competition, era, at)}-${shirt}`,
              name,
              sort_key: sortKey(name),
              team_id: team,
              shirt: shirt + 1,
              position: null,
              born_on: null,
              grammar: null,
              version: 1,
              merged_into: null,
            };
          }),
        ),
      )
      .execute();
  }
}

async function writeSeason(
  tx: Db,
  { id, competition, year }: { id: string; competition: number; year: number },
): Promise<void> {
  const known = await tx.selectFrom('season').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  await tx
    .insertInto('season')
    .values({
      id,
      competition_id: `scaleCompetition${competition}`,
      slug: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
      name: `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
      starts_on: Date.UTC(year, 6, 1),
      version: 1,
    })
    .execute();
  await tx
    .insertInto('stage')
    .values({
      id,
      season_id: id,
      kind: 'league',
      name: null,
      position: 1,
      version: 1,
      regulation: JSON.stringify(DEFAULT_REGULATION),
    })
    .execute();
}

async function writeMatches(tx: Db, numbers: readonly number[], now: number): Promise<void> {
  const matches = numbers.map((number) => drawMatch(number, now));
  await tx
    .insertInto('fixture')
    .values(matches.map(({ fixture }) => fixture))
    .execute();
  const goals = matches.flatMap((match) => match.goals);
  if (goals.length > 0) {
    await tx
      .insertInto('ledger_entry')
      .values(
        goals.map((goal) => ({
          id: goal.id,
          fixture_id: goal.fixture_id,
          sequence: goal.position + 1,
          action: 'add' as const,
          event_id: goal.id,
          event: JSON.stringify({
            type: 'goal',
            side: goal.side,
            minute: goal.minute,
            player: { name: goal.player, id: goal.player_id },
          }),
          reason: null,
          source: 'import',
          source_key: null,
          staff_id: null,
          created_at: now,
        })),
      )
      .execute();
    await tx.insertInto('fixture_event').values(goals).execute();
  }
  await tx
    .insertInto('line_up')
    .values(matches.flatMap((match) => match.lineUps))
    .execute();
}

function drawMatch(number: number, now: number) {
  const random = makeRandom(7_000_003 + number);
  const { competition, year } = seasonOf(number, now);
  const season = seasonId(competition, year);
  const home = Math.floor(random() * TEAMS);
  const away = (home + 1 + Math.floor(random() * (TEAMS - 1))) % TEAMS;
  const era = eraOf(number);
  const teams = { home: teamId(competition, era, home), away: teamId(competition, era, away) };
  const isLive = number < LIVE;
  const kickOff =
    number < TODAY
      ? now - 30 * MINUTE + Math.max(0, number - LIVE + 1) * HOUR
      : now - DAY - number * 5 * HOUR;
  const isPlayed = isLive || number >= TODAY;
  const id = matchId(number);
  const goals = Array.from({ length: isPlayed ? Math.floor(random() * 5) : 0 }, (_, position) => {
    const side = random() < 0.55 ? ('home' as const) : ('away' as const);
    const shirt = Math.floor(random() * SHIRTS);
    return {
      id: `${id}g${position}`,
      fixture_id: id,
      type: 'goal' as const,
      side,
      player: `Oyunçu ${shirt}`,
      player_id: playerId(teams[side], shirt),
      minute: isLive ? 1 + position * 4 : 3 + position * 17,
      position,
    };
  });
  const scoreOf = (side: 'home' | 'away') =>
    isPlayed ? goals.filter((goal) => goal.side === side).length : null;
  const fixture = {
    id,
    competition_id: `scaleCompetition${competition}`,
    season_id: season,
    stage_id: season,
    is_neutral: 0 as const,
    home_id: teams.home,
    away_id: teams.away,
    kick_off: kickOff,
    broadcast: 'unknown' as const,
    sample: 0 as const,
    version: 1,
    edited_at: now,
    status: isLive ? ('live' as const) : isPlayed ? ('finished' as const) : ('scheduled' as const),
    phase: isLive ? ('firstHalf' as const) : null,
    clock_at: isLive ? kickOff : null,
    clock_minute: isLive ? 1 : null,
    clock_rate: isLive ? 1 : null,
    home_score: scoreOf('home'),
    away_score: scoreOf('away'),
    last_sequence: goals.length,
    updated_at: kickOff,
  };
  const lineUps = (['home', 'away'] as const).map((side) => ({
    fixture_id: id,
    side,
    formation: '4-3-3',
    coach: 'Baş məşqçi',
    is_official: 1 as const,
    players: JSON.stringify(
      Array.from({ length: SHIRTS }, (_, shirt) => ({
        shirt: shirt + 1,
        name: `Oyunçu ${shirt}`,
        playerId: playerId(teams[side], shirt),
        isStarting: shirt < 11,
        isCaptain: shirt === 5,
        isGoalkeeper: shirt === 0,
      })),
    ),
    version: 1,
    updated_at: kickOff,
  }));
  return { fixture, goals, lineUps };
}
