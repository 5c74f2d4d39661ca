import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { oldbGoal, oldbMatch } from '#tests/kit/servers/openligadb-answers.ts';
import { parseOldbMatch } from './parse-match.ts';

const kickOff = Date.UTC(2026, 9, 18, 15, 30);

function parse(match: Partial<Parameters<typeof oldbMatch>[0]>, minutes = 40) {
  const parsed = parseOldbMatch(oldbMatch({ kickOff, ...match }), kickOff + minutes * MINUTE);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed.snapshot;
}

test('goals have stable ids; the side is the team whose score increased', () => {
  const goals = [
    oldbGoal(3, [1, 2], 94, { isOvertime: true }),
    oldbGoal(1, [1, 0], 12, { isPenalty: true }),
    oldbGoal(2, [1, 1], 47, { isOwnGoal: true, isOvertime: true }),
  ];
  const { events, score } = parse({ goals }, 100);
  expect(events).toMatchObject([
    { key: '1', event: { type: 'penaltyGoal', side: 'home', minute: 12, player: { name: 'Kane' } } },
    { key: '2', event: { type: 'ownGoal', side: 'away', minute: 45, added: 2 } },
    { key: '3', event: { type: 'goal', side: 'away', minute: 90, added: 4 } },
  ]);
  expect(score).toEqual({ home: 1, away: 2 });
});

test('the status follows from results, goals and the time', () => {
  const marks = (match: Parameters<typeof parse>[0], minutes: number) => {
    const { status } = parse(match, minutes);
    return [status?.status, status && 'marks' in status ? status.marks.at(-1)?.mark : null];
  };
  expect(marks({}, -60)).toEqual(['scheduled', null]);
  // Nobody has reported the kick-off: the alarm for matches that do not start needs this.
  expect(marks({}, 10)).toEqual(['scheduled', null]);
  expect(marks({ final: [0, 0] }, 10)).toEqual(['live', 'kickOff']);
  expect(marks({ halfTime: [0, 0] }, 50)).toEqual(['live', 'halfTime']);
  expect(marks({ halfTime: [0, 0] }, 70)).toEqual(['live', 'secondHalf']);
  expect(marks({ isFinished: true, final: [2, 1] }, 120)).toEqual(['finished', 'fullTime']);
});

test.each(['Nachspielzeit', 'nach Nachspielzeit', 'Verlängerung', 'nach Verlängerung'])(
  'the result "%s" is the score after extra time',
  (name) => {
    const goals = [oldbGoal(1, [1, 0], 30), oldbGoal(2, [1, 1], 80), oldbGoal(3, [2, 1], 117)];
    const match = { isFinished: true, final: [1, 1] as [number, number], goals };
    const { score, status, events, shootOut } = parse({ ...match, results: { [name]: [2, 1] } }, 150);
    expect({ score, shootOut }).toEqual({ score: { home: 2, away: 1 }, shootOut: null });
    expect(events.at(-1)?.event).toMatchObject({ minute: 117, added: null });
    const marks = status && 'marks' in status ? status.marks.map(({ mark }) => mark) : [];
    expect(marks.slice(-3)).toEqual(['extraTimeHalf', 'extraTimeSecondHalf', 'fullTime']);
  },
);

test('after a shoot-out the score is that of extra time, without the kicks', () => {
  const results: Record<string, [number, number]> = { 'nach Verlängerung': [1, 1], 'nach Elfmeter': [5, 4] };
  const { score, shootOut, status } = parse({ isFinished: true, final: [1, 1], results }, 170);
  expect({ score, shootOut }).toEqual({ score: { home: 1, away: 1 }, shootOut: { home: 5, away: 4 } });
  const marks = status && 'marks' in status ? status.marks.map(({ mark }) => mark) : [];
  expect(marks.slice(-2)).toEqual(['shootOut', 'fullTime']);
});

test('a goal without a minute counts in the score only', () => {
  const { events, score } = parse({ goals: [oldbGoal(1, [1, 0], null)] });
  expect({ events, score }).toEqual({ events: [], score: { home: 1, away: 0 } });
});

test('no answer makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.constantFrom('goals', 'matchResults', 'location', 'group'),
      (value, field) => {
        parseOldbMatch(value, kickOff);
        expect(parseOldbMatch({ ...oldbMatch({ kickOff }), [field]: value }, kickOff)).toBeTypeOf('object');
      },
    ),
  );
});
