import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRoundName } from '#features/competitions/rules/stages/round-name.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import { placeRound, type StageOfSeason } from './place-round.ts';

const stage = (kind: StageKind, more: Partial<StageOfSeason> = {}): StageOfSeason => ({
  id: kind,
  kind,
  name: null,
  groups: [],
  teamGroups: [null, null],
  startsOn: null,
  ...more,
});
const groups = stage('groups', {
  groups: [
    { id: 'group-a', name: 'A' },
    { id: 'group-b', name: 'B' },
  ],
  teamGroups: ['group-b', 'group-b'],
});
const europe = [
  stage('qualifying', { startsOn: 100 }),
  stage('league', { startsOn: 200 }),
  stage('playoff'),
  stage('knockout'),
];

function place(words: string, stages: readonly StageOfSeason[], kickOff = 150) {
  const name = parseRoundName(words);
  const found = name && placeRound(name, { stages, kickOff });
  return found && [found.stageId, found.groupId, found.round];
}

it.each<[string, readonly StageOfSeason[], number, (string | null)[] | null]>([
  ['Group A - 1', [groups, stage('knockout')], 0, ['groups', 'group-a', '1']],
  ['Group Stage - 3', [groups, stage('knockout')], 0, ['groups', 'group-b', '3']],
  ['Semi-finals', [groups, stage('knockout')], 0, ['knockout', null, 'semi']],
  ['3rd Place Final', [groups, stage('knockout')], 0, ['knockout', null, 'third']],
  ['League Stage - 3', europe, 210, ['league', null, '3']],
  ['Play-offs', europe, 150, ['qualifying', null, 'qPlayoff']],
  ['Knockout Round Play-offs', europe, 300, ['playoff', null, 'playoff']],
  ['1st Qualifying Round', europe, 100, ['qualifying', null, 'q1']],
  ['Round of 16', europe, 400, ['knockout', null, 'r16']],
  ['Regular Season - 12', [stage('league')], 0, ['league', null, '12']],
  ['12. Spieltag', [stage('league'), stage('split')], 0, ['league', null, '12']],
  ['Achtelfinale', [stage('knockout')], 0, ['knockout', null, 'r16']],
  ['Viertelfinale Rückspiele', europe, 400, ['knockout', null, 'quarter']],
  ['Ligaphase 3. Spieltag', europe, 210, ['league', null, '3']],
  ['1. Qualifikationsrunde', europe, 100, ['qualifying', null, 'q1']],
  ['Relegation Round - 2', [stage('league'), stage('split')], 0, ['split', null, '2']],
  ['2nd Round', [stage('knockout')], 0, ['knockout', null, '2']],
  ['Championship Round - 2', [stage('league'), stage('split')], 0, ['split', null, '2']],
  [
    'Clausura - 1',
    [stage('league', { name: 'Apertura' }), stage('league', { id: 'c', name: 'Clausura' })],
    0,
    ['c', null, '1'],
  ],
  ['Clausura - 1', [stage('league')], 0, null],
  ['Group A - 1', [stage('league')], 0, null],
])('“%s” has its place', (words, stages, kickOff, expected) => {
  expect(place(words, stages, kickOff)).toEqual(expected);
});

it('a place is always one of the season', () => {
  const kinds = fc.constantFrom<StageKind>('league', 'groups', 'split', 'knockout', 'playoff', 'qualifying');
  const words = fc.constantFrom(
    'Group A - 1',
    'Play-offs',
    'Final',
    '3. Spieltag',
    'Apertura - 2',
    '1st Qualifying Round',
  );
  fc.assert(
    fc.property(fc.array(kinds, { maxLength: 5 }), words, fc.nat(500), (list, text, kickOff) => {
      const stages = list.map((kind, index) =>
        stage(kind, { id: `${kind}-${index}`, startsOn: index * 100 }),
      );
      const found = place(text, stages, kickOff);
      if (found) expect(stages.map(({ id }) => id)).toContain(found[0]);
    }),
  );
});
