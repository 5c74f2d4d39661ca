import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_REGULATION, type Regulation } from '#features/competitions/rules/standings/regulation.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { findScheduleObstacle } from './find-schedule-obstacle.ts';
import { planSchedule } from './plan-schedule.ts';
import type { ScheduleStage } from './read-schedule-stage.ts';

/** A stage of a league with this many teams in each group; null: in none. */
function stageWith(
  groups: readonly [group: string | null, count: number][],
  over: Partial<ScheduleStage> = {},
) {
  const teams = groups.flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `Klub-${index + 1}`).map((name) => ({
      id: `${group}${name}`,
      name,
      group,
    })),
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
  ['a league of two teams', stageWith([[null, 2]]), null],
  ['ties without matches', stageWith([[null, 4]], { kind: 'knockout', ties: 2 }), 'hasMatches'],
  ['a knock-out of two teams', stageWith([[null, 2]], { kind: 'knockout' }), null],
  ['a knock-out of one team', stageWith([[null, 1]], { kind: 'knockout' }), 'fewTeams'],
  [
    'a knock-out with groups of one',
    stageWith(
      [
        ['A', 1],
        ['B', 1],
      ],
      { kind: 'knockout' },
    ),
    null,
  ],
  ['a league phase of UEFA', stageWith([[null, 8]], { competition: european }), 'differentOpponents'],
  [
    'a league in which opponents decide after the goals',
    stageWith([[null, 8]], { regulation: { ...DEFAULT_REGULATION, tieBreaks } }),
    'differentOpponents',
  ],
  [
    'groups of UEFA',
    stageWith(
      [
        ['A', 4],
        ['B', 4],
      ],
      { kind: 'groups', competition: european },
    ),
    null,
  ],
  [
    'groups of two teams',
    stageWith(
      [
        ['A', 2],
        ['B', 3],
      ],
      { kind: 'groups' },
    ),
    null,
  ],
  ['99 rounds', stageWith([[null, 100]]), null],
  [
    '101 rounds in one of the groups',
    stageWith(
      [
        ['A', 2],
        ['B', 101],
      ],
      { kind: 'groups' },
    ),
    'tooManyRounds',
  ],
])('%s', (_, stage, obstacle) => {
  expect(findScheduleObstacle(stage)).toBe(obstacle);
});

it('a seed draws the same ties, whatever the order of the teams', () => {
  const stage = stageWith([[null, 7]], { kind: 'knockout' });
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
