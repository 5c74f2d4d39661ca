import { DAY } from '#az/format/durations.ts';
import { playRecording } from '#features/match-replay/rules/play-recording.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { type DemoCompetition, demoCompetitions } from './demo-competitions.ts';
import { DEMO_AUTHOR } from './demo-people.ts';
import { DEMO_ID, demoPlayer, demoTeamId } from './demo-teams.ts';
import { inventMatch } from './invent-match.ts';
import { openingMatches } from './opening-matches.ts';
import { isReplayed } from './replay-demo-match.ts';

/** A match that began earlier stays as it is. */
const SINCE_MS = 400 * DAY;
const OPEN = ['scheduled', 'live', 'suspended'] as const;

/**
 * Brings every demo match that has begun up to `now` (epoch ms): its invented events become entries of its ledger at their
 * times. Matches with an entry of an editor are left to the editors. Does not derive the tables. Returns the ids of the
 * seasons whose matches changed.
 */
export async function playDemoMatches(db: Db, { now }: { now: number }): Promise<Set<string>> {
  const fixtures = await db
    .selectFrom('fixture')
    .select(['id', 'season_id', 'home_id', 'away_id', 'kick_off'])
    .where('kick_off', '>', now - SINCE_MS)
    .where('kick_off', '<=', now)
    .where('sample', '=', 1)
    .where('status', 'in', OPEN)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entry')
            .select('id')
            .whereRef('fixture_id', '=', 'fixture.id')
            .where('staff_id', 'is not', null),
        ),
      ),
    )
    .orderBy('kick_off')
    .orderBy('id')
    .execute();
  const seasons = new Set<string>();
  for (const { id, season_id, home_id, away_id, kick_off } of fixtures) {
    if (!id.startsWith(DEMO_ID) || isReplayed(id)) continue;
    const teams = { home: home_id, away: away_id };
    const { isChanged } = await playRecording(db, {
      ...{ fixtureId: id, idPrefix: id, startedAt: kick_off, speed: 1, now, authorName: DEMO_AUTHOR },
      ...{ recording: recordingOf(id, teams), projectsTable: false },
      findPlayer: (side, name) => demoPlayer(teams[side], Number(name.slice(2))),
    }).catch(refuseOthers);
    if (isChanged && season_id !== null) seasons.add(season_id);
  }
  return seasons;
}

/** An editor may have ended or postponed the match. */
function refuseOthers(error: unknown): { isChanged: boolean } {
  if (error instanceof Conflict) return { isChanged: false };
  throw error;
}

function recordingOf(id: string, teams: { home: string; away: string }) {
  const steps = openingMatches.find((match) => match.id === id)?.steps;
  if (steps) return { steps };
  return inventMatch(id, { home: strengthOf(teams.home), away: strengthOf(teams.away) });
}

/** From 0 to 1: the place of the team in the list of its league. */
const STRENGTHS = new Map(
  Object.values<DemoCompetition>(demoCompetitions).flatMap(({ clubs }) =>
    clubs.map((club, index) => [demoTeamId(club), 1 - index / clubs.length] as const),
  ),
);

function strengthOf(teamId: string): number {
  return STRENGTHS.get(teamId) ?? 0;
}
