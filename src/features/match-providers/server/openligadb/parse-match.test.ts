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

test('the kinds of results count before their names, and the score after 90 minutes is kept', () => {
  const kinds = { HalfTime: [0, 1], After90Minutes: [1, 1], AfterExtraTime: [3, 2] };
  const matchResults = Object.entries(kinds).map(([resultTypeKind, [pointsTeam1, pointsTeam2]], index) => ({
    resultTypeID: index + 1,
    resultTypeKind,
    resultName: '',
    pointsTeam1,
    pointsTeam2,
  }));
  const row = { ...oldbMatch({ kickOff, isFinished: true }), matchResults };
  const parsed = parseOldbMatch(row, kickOff + 150 * MINUTE);
  expect(parsed).toMatchObject({
    snapshot: {
      halfTime: { home: 0, away: 1 },
      regular: { home: 1, away: 1 },
      score: { home: 3, away: 2 },
      shootOut: null,
      round: '7. Spieltag',
    },
  });
});

test('a result after added time that is the final result is no extra time', () => {
  const parsed = parse({ isFinished: true, final: [1, 2], results: { Nachspielzeit: [1, 2] } }, 120);
  expect(parsed).toMatchObject({ score: { home: 1, away: 2 }, regular: null });
  const marks = parsed.status && 'marks' in parsed.status ? parsed.status.marks.map(({ mark }) => mark) : [];
  expect(marks).not.toContain('extraTime');
});

test('the kicks of a shoot-out that stand in the list of goals are no goals', () => {
  const comment = 'Elfmeterschießen';
  const goals = [
    oldbGoal(1, [0, 1], 40, { isPenalty: true, comment: 'Foulelfmeter' }),
    oldbGoal(2, [1, 1], 60),
    oldbGoal(3, [1, 2], null, { isPenalty: true, comment }),
    oldbGoal(4, [2, 2], 120, { isPenalty: true, comment }),
    oldbGoal(5, [2, 3], null, { isPenalty: true, comment, name: '' }),
  ];
  const played = { halfTime: [0, 1] as [number, number], final: [1, 1] as [number, number], goals };
  const marks = ({ status }: ReturnType<typeof parse>) =>
    status && 'marks' in status ? status.marks.map(({ mark }) => mark).slice(-2) : [];
  const expected = { score: { home: 1, away: 1 }, shootOut: { home: 1, away: 2 } };

  const live = parse(played, 150);
  expect(live).toMatchObject({ ...expected, status: { status: 'live' } });
  expect(marks(live)).toEqual(['extraTimeSecondHalf', 'shootOut']);

  const over = parse({ ...played, isFinished: true, results: { 'nach Elfmeterschießen': [2, 3] } }, 170);
  expect(over).toMatchObject({ ...expected, status: { status: 'finished' } });
  expect(marks(over)).toEqual(['shootOut', 'fullTime']);
  expect(over.events.map(({ event }) => event)).toMatchObject([
    { type: 'penaltyGoal', side: 'away', minute: 40 },
    { type: 'goal', side: 'home' },
    { type: 'shootOutKick', side: 'away', isScored: true, minute: 120 },
    { type: 'shootOutKick', side: 'home' },
    { type: 'shootOutKick', side: 'away', player: null },
  ]);
});

test('a match that is marked as finished is live until its final result is there', () => {
  const early = parse({ isFinished: true, halfTime: [0, 0] }, 120);
  expect(early.status).toMatchObject({ status: 'live' });
  expect(parse({ isFinished: true }, 120).status).toEqual({ status: 'scheduled' });
  const named = parse({ isFinished: true, halfTime: [0, 0], results: { Endstand: [2, 0] } }, 120);
  expect(named).toMatchObject({ status: { status: 'finished' }, score: { home: 2, away: 0 } });
});

test.each<[string, Record<string, [number, number]>]>([
  ['lower than the final result', { 'nach Verlängerung': [0, 0] }],
  ['the same as the final result', { 'nach Verlängerung': [2, 0], 'nach Elfmeterschießen': [2, 0] }],
])('results of extra time and of a shoot-out that are %s were entered by mistake', (_, results) => {
  const { score, regular, shootOut, status } = parse({ isFinished: true, final: [2, 0], results }, 120);
  expect({ score, regular, shootOut }).toEqual({
    score: { home: 2, away: 0 },
    regular: null,
    shootOut: null,
  });
  const marks = status && 'marks' in status ? status.marks.map(({ mark }) => mark) : [];
  expect(marks).toEqual(['kickOff', 'halfTime', 'secondHalf', 'fullTime']);
});

test('a goal without a scorer', () => {
  const goals = [oldbGoal(1, [1, 0], 12, { name: '' }), { ...oldbGoal(2, [2, 0], 30), goalGetterName: null }];
  expect(parse({ goals }).events.map(({ event }) => event)).toMatchObject([
    { type: 'goal', minute: 12, player: null },
    { type: 'goal', minute: 30, player: null },
  ]);
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
