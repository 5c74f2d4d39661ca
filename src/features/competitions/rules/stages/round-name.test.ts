import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinRoundNames, parseRoundName } from './round-name.ts';

const read = (text: string) => {
  const name = parseRoundName(text);
  return name && [name.stage, name.stageName, name.group, name.round];
};

it.each<[string, (string | null)[] | null]>([
  ['Matchday 3 of 8', [null, null, null, '3']],
  ['12-ci tur', [null, null, null, '12']],
  ['2nd Round', [null, null, null, '2']],
  ['First round, Replays', [null, null, null, '1']],
  ['Regular Season - 12', ['league', null, null, '12']],
  ['League Stage - 3', ['league', null, null, '3']],
  ['Group A - 1', ['groups', null, 'A', '1']],
  ['Group Stage - 6', ['groups', null, null, '6']],
  ['B qrupu', ['groups', null, 'B', null]],
  ['Gruppe C', ['groups', null, 'C', null]],
  ['1. Runde Gruppenphase', ['groups', null, null, '1']],
  ['Group 2 Play-off', ['playoff', null, null, 'playoff']],
  ['1. Spieltag', [null, null, null, '1']],
  ['1st Qualifying Round', ['qualifying', null, null, 'q1']],
  ['2nd Round Qualifying Replays', ['qualifying', null, null, 'q2']],
  ['Preliminary Round', ['qualifying', null, null, 'q0']],
  ['Knockout Round Play-offs', ['playoff', null, null, 'playoff']],
  ['Round of 32', [null, null, null, 'r32']],
  ['16th Finals', [null, null, null, 'r32']],
  ['Sechzehntelfinale', [null, null, null, 'r32']],
  ['Round of 16', [null, null, null, 'r16']],
  ['8th Finals', [null, null, null, 'r16']],
  ['Achtelfinale', [null, null, null, 'r16']],
  ['1/8 Finals', [null, null, null, 'r16']],
  ['Quarter-finals', [null, null, null, 'quarter']],
  ['Semi-finals - 1st leg', [null, null, null, 'semi']],
  ['Halbfinale', [null, null, null, 'semi']],
  ['Viertelfinale Hinspiele', [null, null, null, 'quarter']],
  ['Halbfinale Rückspiel', [null, null, null, 'semi']],
  ['Endspiel', [null, null, null, 'final']],
  ['Endspiel/Platz 3', ['knockout', null, null, null]],
  ['Spiel um Platz drei', [null, null, null, 'third']],
  ['K.O.-Runde', ['knockout', null, null, null]],
  ['Ligaphase 3. Spieltag', ['league', null, null, '3']],
  ['8. Spieltag Ligaphase', ['league', null, null, '8']],
  ['2. Qualifikationsrunde', ['qualifying', null, null, 'q2']],
  ['Qualifikation', ['qualifying', null, null, 'qualifying']],
  ['Clausura - Gran Final', [null, 'Clausura', null, 'final']],
  ['3rd Place Final', [null, null, null, 'third']],
  ['third', [null, null, null, 'third']],
  ['Third-place match', [null, null, null, 'third']],
  ['Final', [null, null, null, 'final']],
  ['Championship Round - 2', ['split', null, 'Çempionluq qrupu', '2']],
  ['Conference League Play-offs - Final', ['playoff', 'Conference League Play-offs', null, 'final']],
  ['Apertura - 12', [null, 'Apertura', null, '12']],
  ['Wed Nov 23', null],
  ['Replay', null],
])('reads “%s”', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it.each<[string[], (string | null)[]]>([
  [
    ['Group Matches', 'Group 1'],
    ['groups', null, '1', null],
  ],
  [
    ['Qualifying Stage', 'Group A'],
    ['groups', 'Təsnifat qrupları', 'A', null],
  ],
  [
    ['Second Round', 'Group A'],
    ['groups', 'İkinci qrup mərhələsi', 'A', null],
  ],
  [
    ['Africa (CAF)', 'Second Round', 'Group A'],
    ['groups', 'Africa (CAF), İkinci qrup mərhələsi', 'A', null],
  ],
  [
    ['Playoffs', 'Semi-finals'],
    ['playoff', null, null, 'semi'],
  ],
  [
    ['Finals', 'Final', 'Replay'],
    ['knockout', null, null, 'final'],
  ],
])('reads the headings %j', (headings, expected) => {
  const { stage, stageName, group, round } = joinRoundNames(headings);
  expect([stage, stageName, group, round]).toEqual(expected);
});

it('any words give a name, and no number of a round has more than two digits', () => {
  const words = fc.constantFrom(
    'Group',
    'A',
    'Round',
    'of',
    '16',
    '1st',
    'Final',
    '-',
    ',',
    '|',
    '123',
    'leg',
    'x',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join(' ')),
      ),
      (text) => {
        const round = parseRoundName(text)?.round ?? null;
        if (round !== null) expect(round).toMatch(/^(?:[1-9]\d?|[a-z]\w*)$/i);
      },
    ),
  );
});
