import { DAY } from '#az/format/durations.ts';
import { playRecording } from '#features/match-replay/rules/play-recording.ts';
import type { RecordedStep } from '#features/match-replay/rules/recording.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { makeRandomOf } from '../generate/make-random.ts';
import { type DemoCompetition, demoCompetitions } from './demo-competitions.ts';
import { demoPlayer } from './demo-players.ts';
import { statisticsStep } from './demo-statistics.ts';
import { DEMO_AUTHOR, DEMO_ID, demoTeamId } from './demo-teams.ts';
import { scriptedSteps } from './demo-tournaments.ts';
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
      fixtureId: id,
      idPrefix: id,
      startedAt: kick_off,
      speed: 1,
      now,
      authorName: DEMO_AUTHOR,
      recording: recordingOf(id, teams),
      projectsTable: false,
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
  const steps = openingMatches.find((match) => match.id === id)?.steps ?? scriptedSteps(id);
  if (steps) return { steps };
  return inventMatch(id, { home: strengthOf(teams.home), away: strengthOf(teams.away) });
}

/** Goals of a team against an equal one, in one match. */
const USUAL_GOALS = 1.35;
const MAX_GOALS = 6;
/** Shirts with more goals occur more often. */
const SCORERS = [9, 9, 9, 10, 10, 7, 11, 11, 8, 17, 20, 4];

type Side = 'home' | 'away';
type Random = () => number;

/**
 * Invents the events of a demo match. The same id gives the same match, on every instance and after a restart. The strength
 * of a team is from 0 (weak) to 1 (strong).
 */
function inventMatch(id: string, strength: Record<Side, number>): { steps: RecordedStep[] } {
  const random = makeRandomOf(id);
  const advantage = (strength.home - strength.away) * 1.1 + 0.15;
  const events = [
    ...inventGoals('home', countGoals(random, USUAL_GOALS + advantage), random),
    ...inventGoals('away', countGoals(random, USUAL_GOALS - advantage), random),
    ...inventCards(random),
  ].sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));
  const added = [1 + Math.floor(random() * 3), 3 + Math.floor(random() * 4)] as const;
  const goals = { home: countGoalsOf(events, 'home'), away: countGoalsOf(events, 'away') };
  return {
    steps: [
      { type: 'mark', mark: 'kickOff', minute: 1, added: null },
      ...events.filter(({ minute }) => minute <= 45),
      { type: 'mark', mark: 'halfTime', minute: 45, added: added[0] },
      { type: 'mark', mark: 'secondHalf', minute: 46, added: null },
      ...events.filter(({ minute }) => minute > 45),
      statisticsStep(goals, random, { minute: 90, added: added[1] }),
      { type: 'mark', mark: 'fullTime', minute: 90, added: added[1] },
    ],
  };
}

/** The goals of the side, own goals of the other one included. */
function countGoalsOf(events: readonly RecordedStep[], side: Side): number {
  return events.filter(
    (event) =>
      (event.type === 'goal' || event.type === 'penaltyGoal' || event.type === 'ownGoal') &&
      event.side === side,
  ).length;
}

/** A number of goals with this mean: many small chances (a Poisson distribution). */
function countGoals(random: Random, mean: number): number {
  const limit = Math.exp(-Math.max(0.2, mean));
  let goals = 0;
  for (let chance = random(); chance > limit && goals < MAX_GOALS; chance *= random()) goals++;
  return goals;
}

function inventGoals(side: Side, count: number, random: Random): RecordedStep[] {
  return Array.from({ length: count }, (): RecordedStep => {
    const time = inventTime(random);
    const kind = random();
    if (kind < 0.03) return { type: 'ownGoal', side, player: '№ 4', ...time };
    const player = inventPlayer(random);
    if (kind < 0.13) return { type: 'penaltyGoal', side, player, assist: null, ...time };
    const assist = `№ ${6 + Math.floor(random() * 6)}`;
    return { type: 'goal', side, player, assist: assist === player ? null : assist, ...time };
  });
}

function inventCards(random: Random): RecordedStep[] {
  // Every player gets one card at most, so that no yellow card follows a yellow card.
  const shirts = new Set(
    Array.from({ length: Math.floor(random() * 5) }, () => 2 + Math.floor(random() * 10)),
  );
  return [...shirts].map((shirt): RecordedStep => {
    const side = random() < 0.5 ? 'home' : 'away';
    const type = random() < 0.04 ? 'red' : 'yellow';
    return { type, side, player: `№ ${shirt}`, ...inventTime(random) };
  });
}

function inventPlayer(random: Random): string {
  return `№ ${SCORERS[Math.floor(random() * SCORERS.length)]}`;
}

/** One in twenty events is in the added time of a half. */
function inventTime(random: Random): { minute: number; added: number | null } {
  if (random() < 0.05) return { minute: random() < 0.3 ? 45 : 90, added: 1 };
  return { minute: 2 + Math.floor(random() * 88), added: null };
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
