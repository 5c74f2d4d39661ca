import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_REGULATION, type Regulation } from '#features/competitions/rules/standings/regulation.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { findScheduleObstacle } from './find-schedule-obstacle.ts';
import { planSchedule } from './plan-schedule.ts';
import type { ScheduleStage } from './read-schedule-stage.ts';

/** A stage of a league with this many teams in each group; '': in none. */
function stageWith(groups: Readonly<Record<string, number>>, over: Partial<ScheduleStage> = {}) {
  const teams = Object.entries(groups).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => {
      const name = `Klub-${group}${index + 1}`;
      return { id: name, name, group: group === '' ? null : group };
    }),
  );
  const stage: ScheduleStage = {
    id: 's',
    kind: 'league',
    name: null,
    version: 1,
    regulation: { ...DEFAULT_REGULATION, legs: 1 },
    competition: { id: 'c', name: 'Liqa', kind: 'league' },
    season: { id: 's', name: '2025/26', startsOn: NOON },
    teams,
    matches: 0,
    ties: 0,
  };
  return { ...stage, ...over };
}
const tieBreaks: Regulation['tieBreaks'] = ['goalDifference', 'opponentPoints'];
const european = { id: 'c', name: 'Çempionlar Liqası', kind: 'europe' as const };

it.each<[string, ScheduleStage, string | null]>([
  ['a league of two teams', stageWith({ '': 2 }), null],
  ['a stage with ties and no matches', stageWith({ '': 4 }, { kind: 'knockout', ties: 2 }), 'hasMatches'],
  ['a knock-out of two teams', stageWith({ '': 2 }, { kind: 'knockout' }), null],
  ['a knock-out of one team', stageWith({ '': 1 }, { kind: 'knockout' }), 'fewTeams'],
  ['a knock-out with groups of one', stageWith({ A: 1, B: 1 }, { kind: 'knockout' }), null],
  ['a league phase of UEFA', stageWith({ '': 8 }, { competition: european }), 'differentOpponents'],
  [
    'a league in which opponents decide after the goals',
    stageWith({ '': 8 }, { regulation: { ...DEFAULT_REGULATION, tieBreaks } }),
    'differentOpponents',
  ],
  ['groups of UEFA', stageWith({ A: 4, B: 4 }, { kind: 'groups', competition: european }), null],
  ['groups of two teams', stageWith({ A: 2, B: 3 }, { kind: 'groups' }), null],
  ['99 rounds', stageWith({ '': 100 }), null],
  ['101 rounds in one of the groups', stageWith({ A: 2, B: 101 }, { kind: 'groups' }), 'tooManyRounds'],
])('finds what is in the way of the schedule of %s, if anything', (_, stage, obstacle) => {
  expect(findScheduleObstacle(stage)).toBe(obstacle);
});

it('a seed draws the same ties, whatever the order of the teams', () => {
  const stage = stageWith({ '': 7 }, { kind: 'knockout' });
  const options = { firstKickOff: NOON, daysApart: 7, order: null, hasAllRounds: true, hasThirdPlace: false };
  const shuffled = fc.shuffledSubarray(stage.teams, { minLength: 7 });
  fc.assert(
    fc.property(shuffled, fc.string(), (teams, seed) => {
      const drawn = { ...options, seed };
      expect(planSchedule({ ...stage, teams }, drawn)).toEqual(planSchedule(stage, drawn));
    }),
    { numRuns: 20 },
  );
});
