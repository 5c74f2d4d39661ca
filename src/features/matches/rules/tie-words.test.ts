import { expect, test } from 'vitest';
import type { UnknownSide } from '#features/competitions/rules/ties/derive-bracket.ts';
import { formatDecision, formatUnknownSide } from './tie-words.ts';

const season = {
  rounds: [
    { id: 'r1', key: 'r16' },
    { id: 'r2', key: 'quarter' },
  ],
  stages: [
    { id: 's1', kind: 'groups', name: null },
    { id: 's2', kind: 'league', name: 'Qızıl qrup' },
  ] as const,
};

test.each<[UnknownSide, string]>([
  [{ from: 'winner', round: 'r2', position: 2 }, '1/4 final 2-nin qalibi'],
  [{ from: 'loser', round: 'r1', position: 3 }, '1/8 final 3-ün məğlubu'],
  [{ from: 'place', stage: 's1', group: 'A', place: 1 }, 'A qrupu, 1-ci yer'],
  [{ from: 'place', stage: 's2', group: null, place: 3 }, 'Qızıl qrup, 3-cü yer'],
])('the side %j of a tie is called %s', (side, words) => {
  expect(formatUnknownSide(side, season)).toBe(words);
});

test('what decided a tie is said unless the score says it', () => {
  const decisions = ['extraTime', 'awayGoals', 'shootOut', 'decision', 'score', 'aggregate', null] as const;
  expect(decisions.map(formatDecision)).toEqual([
    'əlavə vaxtda',
    'səfər qoluna görə',
    'penaltilərlə',
    'qərarla',
    '',
    '',
    '',
  ]);
});
