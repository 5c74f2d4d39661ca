import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { planKnockout } from '#features/competitions/rules/draws/plan-knockout.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import type { TieSide } from '#features/competitions/rules/ties/decide-tie.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createFixture } from '../fixtures/change-fixture.ts';
import { createSchedule } from '../schedule/create-schedule.ts';
import { listTieLines } from './list-tie-lines.ts';

/** The goals of the home and the away team of each match of a tie, and who wins its shoot-out when it is level. */
interface Outcome {
  legs: readonly (readonly [home: number, away: number])[];
  shootOut: TieSide;
}

/** A match with its result. Teams are names. */
interface PlayedMatch {
  round: string;
  home: string;
  away: string;
  /** Days after the first round. */
  day: number;
  goals: readonly [home: number, away: number];
  shootOut: { home: number; away: number } | null;
}

interface PlayedTie {
  round: string;
  position: number;
  home: string;
  away: string | null;
  winner: TieSide;
  aggregate: { home: number; away: number } | null;
}

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Klub-${index + 1}`);
const SINGLE = DEFAULT_REGULATION.ties.singleRounds;

/** Plays a whole cup: each tie with the next outcome. It knows nothing of the database. */
function playCup(teamCount: number, legs: 1 | 2, outcomes: readonly Outcome[]) {
  const rest = [...outcomes];
  const ties: PlayedTie[] = [];
  const matches: PlayedMatch[] = [];
  const teams = namesOf(teamCount);
  const rounds = planKnockout({ teams, hasAllRounds: true, hasThirdPlace: true, firstKey: null });
  const wentOn = ({ winner, ...tie }: PlayedTie, takes: 'winner' | 'loser') => {
    const side = takes === 'winner' ? winner : winner === 'home' ? 'away' : 'home';
    return tie[side];
  };
  for (const [number, { key: round, ties: drawn }] of rounds.entries())
    for (const { position, home: first, away: second, isBye, from } of drawn) {
      const [home, away] = from
        ? from.positions.map((place) => {
            const feeder = ties.find((tie) => tie.round === from.round && tie.position === place);
            return feeder ? wentOn(feeder, from.result) : null;
          })
        : [first, second];
      if (!home) throw new Error('A tie of the cup has no team');
      if (isBye || !away) {
        ties.push({ round, position, home, away: null, winner: 'home', aggregate: null });
        continue;
      }
      const outcome = rest.shift();
      if (!outcome) throw new Error('There are too few outcomes');
      const goals = outcome.legs.slice(0, SINGLE.includes(round) ? 1 : legs);
      const aggregate = { home: 0, away: 0 };
      for (const [leg, [own, other]] of goals.entries()) {
        aggregate.home += leg === 0 ? own : other;
        aggregate.away += leg === 0 ? other : own;
        const isLast = leg === goals.length - 1;
        const isLevel = isLast && aggregate.home === aggregate.away;
        const winsHere = (outcome.shootOut === 'home') === (leg === 0);
        matches.push({
          round,
          home: leg === 0 ? home : away,
          away: leg === 0 ? away : home,
          day: 14 * number + 7 * leg,
          goals: [own, other],
          shootOut: isLevel ? { home: winsHere ? 5 : 4, away: winsHere ? 4 : 5 } : null,
        });
      }
      const { shootOut } = outcome;
      const isAhead = aggregate.home > aggregate.away;
      const winner = aggregate.home === aggregate.away ? shootOut : isAhead ? 'home' : 'away';
      ties.push({ round, position, home, away, winner, aggregate });
    }
  return { teams, ties, matches };
}

/** A drawn cup in the database, and the function that enters a result: also that of a match that it does not have yet. */
async function drawCup(db: Db, { teams, legs }: { teams: readonly string[]; legs: 1 | 2 }) {
  const at = { actor: await writeActor(db, 'editor', newId()), now: NOON, newId };
  const ties = { ...DEFAULT_REGULATION.ties, legs };
  const stageId = await writeSeason(db, { competition: newId(), kind: 'knockout', regulation: { ties } });
  const ids = new Map<string, string>();
  for (const name of teams) {
    const team_id = await writeTeam(db, name);
    ids.set(name, team_id);
    await db.insertInto('stage_team').values({ stage_id: stageId, team_id }).execute();
  }
  const order = [...ids.values()];
  const options = { firstKickOff: NOON, daysApart: 7, seed: '', hasAllRounds: true, hasThirdPlace: true };
  await createSchedule(db, { ...at, id: stageId, version: 1, options: { ...options, order } });
  const { competition_id } = await db
    .selectFrom('season')
    .select('competition_id')
    .where('id', '=', stageId)
    .executeTakeFirstOrThrow();
  const enter = async ({ round, home, away, day, goals, shootOut }: PlayedMatch) => {
    const [homeId = '', awayId = ''] = [ids.get(home), ids.get(away)];
    const drawn = await db
      .selectFrom('fixture')
      .innerJoin('round', 'round.id', 'fixture.round_id')
      .select('fixture.id')
      .where('fixture.stage_id', '=', stageId)
      .where('round.key', '=', round)
      .where('home_id', '=', homeId)
      .where('away_id', '=', awayId)
      .executeTakeFirst();
    const fields = {
      competitionId: competition_id,
      seasonId: stageId,
      stageId,
      round,
      homeId,
      awayId,
      kickOff: NOON + day * DAY,
      venueId: null,
      isNeutral: false,
      broadcast: { kind: 'unknown' as const },
      officials: {},
    };
    const { id } = drawn ?? (await createFixture(db, { ...at, fields }));
    await writeLedger(db, id, [{ ...result(...goals), shootOut }]);
  };
  /** The ties of the cup without the ids, which differ from cup to cup. */
  const show = async () =>
    (await listTieLines(db, { stageId })).map(({ id: _, matches, ...line }) => ({
      ...line,
      matches: matches.length,
    }));
  return { enter, show };
}

const goals = fc.tuple(fc.nat(2), fc.nat(2));
const cups = fc.record({
  teamCount: fc.integer({ min: 4, max: 8 }),
  legs: fc.constantFrom(1 as const, 2 as const),
  outcomes: fc.array(
    fc.record({
      legs: fc.array(goals, { minLength: 2, maxLength: 2 }),
      shootOut: fc.constantFrom('home' as const, 'away' as const),
    }),
    { minLength: 8, maxLength: 8 },
  ),
  /** Orders up to 14 matches. */
  order: fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 }),
});
const inOrder = (matches: readonly PlayedMatch[], order: readonly number[]) =>
  matches
    .map((match, index) => ({ match, place: order[index] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ match }) => match);

const byPlace = <Tie extends { round: string; position: number }>(ties: readonly Tie[]) =>
  ties.toSorted((a, b) => (a.round === b.round ? a.position - b.position : Number(a.round > b.round) || -1));

describeOnEachDatabase('the results of a cup, entered in any order', (open) => {
  it('give every tie its teams, its matches and its winner', async () => {
    const { db } = await open();
    await fc.assert(
      fc.asyncProperty(cups, async ({ teamCount, legs, outcomes, order }) => {
        const played = playCup(teamCount, legs, outcomes);
        const { enter, show } = await drawCup(db, { teams: played.teams, legs });
        for (const match of inOrder(played.matches, order)) await enter(match);
        const lines = (await show()).map(({ round, position, sides, winner, aggregate }) => ({
          round,
          position,
          ...sides,
          winner,
          aggregate,
        }));
        expect(byPlace(lines)).toEqual(byPlace(played.ties));
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('give the same bracket after each of them, with what is known of the sides that are open', async () => {
    const { db } = await open();
    await fc.assert(
      fc.asyncProperty(
        cups,
        fc.integer({ min: 1, max: 13 }),
        async ({ teamCount, legs, outcomes, order }, count) => {
          const { teams, matches } = playCup(teamCount, legs, outcomes);
          const entered = inOrder(matches, order).slice(0, count);
          const [one, other] = [await drawCup(db, { teams, legs }), await drawCup(db, { teams, legs })];
          for (const match of entered) await one.enter(match);
          for (const match of matches) if (entered.includes(match)) await other.enter(match);
          expect(await one.show()).toEqual(await other.show());
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  });
});
