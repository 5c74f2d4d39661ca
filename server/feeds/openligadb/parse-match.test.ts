import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldbGoal, oldbMatch } from '#tests/kit/servers/openligadb-answers.ts';
import { parseOldbMatch } from './parse-match.ts';

const MINUTE = 60_000;
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
