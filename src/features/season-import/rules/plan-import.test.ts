import { describe, expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import type { WantedMatch } from './find-fixtures.ts';
import type { ImportedGoal, ImportedMatch, ImportedOutcome } from './parse/imported-season.ts';
import {
  planFileStage,
  planFixture,
  planKnownStage,
  planMatch,
  planState,
  planTeam,
} from './plan.fixture.ts';
import { countPlan, listTeamsTwice, listWanted, planMatches } from './plan-import.ts';
import type { OutcomePlan } from './plan-outcome.ts';
import type { PlannedStage } from './plan-stages.ts';
import type { KnownFixture, SeasonState } from './read-season-state.ts';

/** The stage `a` with a group, a new stage of the file, and a cup. */
const stages: PlannedStage[] = [
  { file: planFileStage(), known: planKnownStage('a', { groups: new Map([['A', 'group-a']]) }) },
  { file: planFileStage({ kind: 'friendly' }), known: null },
  { file: planFileStage({ kind: 'knockout' }), known: planKnownStage('k', { kind: 'knockout' }) },
];

const wanted = (over: Partial<ImportedMatch> = {}, kickOff = NOON): WantedMatch => {
  const read = planMatch(over);
  return { read, home: planTeam(read.home), away: planTeam(read.away), kickOff };
};
const planAll = (
  matches: readonly WantedMatch[],
  fixtures: KnownFixture[] = [],
  players: ReadonlyMap<string, string> = new Map(),
) => planMatches(matches, planState({ fixtures }), { stages, ledgers: new Map(), players, now: NOON });
/** What happens to one match that the site has. */
const planOne = (
  match: Partial<ImportedMatch> = {},
  fixture: Partial<KnownFixture> = {},
  kickOff: number = NOON,
) => {
  const [planned] = planAll([wanted(match, kickOff)], [planFixture(fixture)]);
  if (!planned?.fixture) throw new Error('The match is not known');
  return planned;
};
const locked = (...fields: string[]) => new Set(fields);

it('the matches of unknown teams are left out', () => {
  const teams = new Map(['Uno', 'Dos'].map((name) => [name, planTeam(name)]));
  const matches = [planMatch(), planMatch({ away: 'Tres' }), planMatch({ home: 'Tres', away: 'Uno' })];
  expect(listWanted({ matches }, { teams, timeZone: 'Asia/Baku' })).toEqual([
    { read: matches[0], home: teams.get('Uno'), away: teams.get('Dos'), kickOff: NOON },
  ]);
  expect(planAll([wanted({ stage: 9 })])).toEqual([]);
});

describe('a known match', () => {
  it('changes when the file says something else about it, and not when it says nothing', () => {
    const same = { groupId: 'group-a', venue: 'Ləhic', isNeutral: true };
    for (const match of [
      {},
      { round: null },
      { group: 'A', venue: 'Ləhic', isNeutral: true },
      { referee: 'Hakim' },
    ])
      expect(planOne(match, { ...same, hasReferee: true }).isChanged, JSON.stringify(match)).toBe(false);
    for (const match of [
      { group: 'B' },
      { venue: 'Şəki' },
      { isNeutral: false },
      { referee: 'Hakim' },
      { stage: 1 },
    ])
      expect(planOne(match, same).isChanged, JSON.stringify(match)).toBe(true);
    expect(planOne({ group: 'A' }).isChanged).toBe(true);
    expect(planOne({}, { round: null }).isChanged).toBe(true);
    expect(planOne({}, { stageId: 'b' }).isChanged).toBe(true);
    expect(planOne({}, {}, NOON + HOUR).isChanged).toBe(true);
  });

  it('keeps the fields that an editor has locked', () => {
    for (const [field, match] of [
      ['venue', { venue: 'Şəki' }],
      ['isNeutral', { isNeutral: true }],
      ['officials', { referee: 'Hakim' }],
    ] as const) {
      expect(planOne(match, { locks: locked(field) }).isChanged, field).toBe(false);
      expect(planOne(match, { locks: locked('round') }).isChanged, field).toBe(true);
    }
  });

  it('keeps its stage with its round when an editor has moved it, or its round alone', () => {
    for (const [fixture, keeps] of [
      [{}, { stage: false, round: false }],
      [{ stageId: 'b' }, { stage: false, round: false }],
      [{ locks: locked('stage') }, { stage: false, round: false }],
      [{ locks: locked('round') }, { stage: false, round: true }],
      [
        { stageId: 'b', locks: locked('stage') },
        { stage: true, round: true },
      ],
      [
        { stageId: 'b', locks: locked('round') },
        { stage: true, round: true },
      ],
      [
        { stageId: 'b', locks: locked('venue') },
        { stage: false, round: false },
      ],
      [
        { stageId: null, locks: locked('stage') },
        { stage: true, round: true },
      ],
    ] as const)
      expect(planOne({}, fixture).keeps, JSON.stringify(fixture)).toEqual(keeps);
    expect(planOne({}, { round: '7', locks: locked('round') }).isChanged).toBe(false);
    expect(planOne({}, { stageId: 'b', locks: locked('stage') }).isChanged).toBe(false);
    expect(planAll([wanted()])[0]?.keeps).toEqual({ stage: false, round: false });
    // A match without a stage belongs to no other one, when the stage of the file is new.
    const unplaced = planOne({ stage: 1 }, { stageId: null, locks: locked('stage') });
    expect(unplaced.keeps.stage).toBe(false);
  });

  it('keeps its kick-off when the file has only the day, or an editor has locked it', () => {
    const later = (hours: number, match: Partial<ImportedMatch>, fixture: Partial<KnownFixture> = {}) =>
      (planOne(match, fixture, NOON + hours * HOUR).kickOff - NOON) / HOUR;
    expect(later(11, { time: null })).toBe(0);
    expect(later(-11, { time: null })).toBe(0);
    expect(later(12, { time: null })).toBe(12);
    expect(later(11, {})).toBe(11);
    expect(later(40, {}, { locks: locked('kickOff') })).toBe(0);
    expect(planAll([wanted({ time: null }, NOON + HOUR)])[0]?.kickOff).toBe(NOON + HOUR);
  });
});

it('a scorer is the player of his team with the same name, an own goal one of the other team', () => {
  const players = new Map([
    ['Uno camal', 'one'],
    ['Dos camal', 'two'],
  ]);
  const goal = (over: Partial<ImportedGoal>): ImportedGoal => ({
    type: 'goal',
    side: 'home',
    player: 'Camal',
    minute: 1,
    added: null,
    ...over,
  });
  const goals = [
    goal({}),
    goal({ side: 'away' }),
    goal({ type: 'ownGoal' }),
    goal({ type: 'ownGoal', side: 'away' }),
    goal({ player: 'Rauf' }),
  ];
  const outcome: ImportedOutcome = {
    status: 'finished',
    score: { home: 3, away: 2 },
    halfTime: null,
    regular: null,
    shootOut: null,
    goals,
  };
  const [planned] = planAll([wanted({ outcome })], [], players);
  expect(
    planned?.match.outcome.status === 'finished' &&
      planned.match.outcome.goals.map(({ playerId }) => playerId),
  ).toEqual(['one', 'two', 'two', 'one', null]);
});

describe('a team that plays twice in a round', () => {
  const twice = (
    second: Partial<ImportedMatch>,
    first: Partial<ImportedMatch> = {},
    fixtures: KnownFixture[] = [],
  ) => {
    const plan = planAll([wanted(first), wanted({ away: 'Tres', ...second })], fixtures);
    return listTeamsTwice(plan, planState({ fixtures })).length;
  };

  it('is reported in a numbered round of one stage', () => {
    expect(twice({})).toBe(1);
    expect(twice({ home: 'Quatro', away: 'Dos' })).toBe(1);
    expect(twice({ home: 'Quatro' })).toBe(0);
    expect(twice({ round: '2' })).toBe(0);
    expect(twice({ stage: 1 })).toBe(0);
    expect(twice({ stage: 1 }, { stage: 1 })).toBe(1);
  });

  it('is none without a round, in a cup, in a round of several days, and when the match was called off', () => {
    expect(twice({ round: null }, { round: null })).toBe(0);
    expect(twice({ stage: 2 }, { stage: 2 })).toBe(0);
    expect(twice({ round: 'final' }, { round: 'final' })).toBe(0);
    const outcome = { status: 'cancelled' as const };
    expect(twice({ outcome })).toBe(0);
    expect(twice({}, { outcome })).toBe(0);
  });

  it('is reported beside a match of the site that the file lacks', () => {
    const other = planFixture({ id: 'other', awayId: 'Sei' });
    expect(twice({ home: 'Tres', away: 'Quatro' }, {}, [other])).toBe(1);
    expect(twice({ home: 'Tres', away: 'Quatro' }, {}, [{ ...other, isCancelled: true }])).toBe(0);
    expect(twice({ home: 'Tres', away: 'Quatro' }, {}, [{ ...other, stageId: 'b' }])).toBe(0);
    // The round of the site counts where the file has none.
    expect(twice({ home: 'Tres', away: 'Quatro' }, { round: null }, [planFixture(), other])).toBe(1);
  });
});

describe('the numbers of a report', () => {
  const count = (
    matches: readonly WantedMatch[],
    { unknown = [], ...state }: Partial<SeasonState> & { unknown?: string[] } = {},
    outcomes: readonly OutcomePlan[] = [],
  ) => {
    const plan = planAll(matches, state.fixtures).map((planned, index) => ({
      ...planned,
      outcome: outcomes[index] ?? planned.outcome,
    }));
    const file = { matches: matches.map(({ read }) => read), skipped: { matches: 3, goals: 4, people: 0 } };
    return countPlan(plan, planState(state), { file, unknown: new Set(unknown) });
  };
  const played = (home: number, away: number, goals: ImportedGoal[] = []): ImportedOutcome => ({
    status: 'finished',
    score: { home, away },
    halfTime: null,
    regular: null,
    shootOut: null,
    goals,
  });
  const camal: ImportedGoal = { type: 'goal', side: 'home', player: 'Camal', minute: 1, added: null };

  it('say how many matches have unknown teams, and what was left out', () => {
    const matches = [wanted(), wanted({ away: 'Tres' }), wanted({ home: 'Tres' }), wanted({ away: 'Sei' })];
    expect(count(matches, { unknown: ['Tres'] }).matches).toEqual({ read: 4, skipped: 3, unknown: 2 });
  });

  it('say which rounds are new', () => {
    const matches = [
      wanted(),
      wanted({ round: '2' }),
      wanted({ round: null }),
      wanted({ round: '2', away: 'Sei' }),
    ];
    expect(count(matches).newRounds).toEqual(['1', '2']);
  });

  it('say how many goals have no scorer, and which entries change them', () => {
    const matches = [
      wanted({ outcome: played(2, 1, [camal]) }),
      wanted({ outcome: { status: 'awarded', score: { home: 3, away: 0 } }, away: 'Tres' }),
      wanted({ outcome: played(1, 0, [camal]), away: 'Sei' }),
    ];
    expect(count(matches).goals).toEqual({ read: 2, new: 2, linked: 0, removed: 0, skipped: 4, unnamed: 2 });
    const retract = { action: 'retract' as const, eventId: 'e', reason: '' };
    const changed = count(matches, {}, [{ kind: 'goals', entries: [retract, retract] }]);
    expect(changed.goals).toMatchObject({ new: 1, removed: 2 });
    expect(changed.results).toEqual({ new: 2, corrected: 0, unchanged: 1 });
  });

  it('say whether the file has all matches with which the table began', () => {
    const matches = [wanted({ outcome: played(1, 0) }), wanted({ away: 'Tres' })];
    const starts = (list: Record<string, number>) =>
      count(matches, { starts: new Map(Object.entries(list)) }).startTotals;
    expect(starts({})).toBe('none');
    expect(starts({ Uno: 1, Dos: 1 })).toBe('replaced');
    expect(starts({ Uno: 1, Dos: 2 })).toBe('kept');
    expect(starts({ Uno: 2, Dos: 1 })).toBe('kept');
    expect(starts({ Tres: 1 })).toBe('kept');
  });

  it('say which matches move, and which are as they were', () => {
    const fixtures = [planFixture(), planFixture({ id: 'g', awayId: 'Tres' })];
    const matches = [wanted({}, NOON + HOUR), wanted({ away: 'Tres' }), wanted({ away: 'Sei' })];
    const { fixtures: numbers, moved } = count(matches, { fixtures });
    expect(numbers).toEqual({ new: 1, changed: 1, unchanged: 1 });
    expect(moved).toEqual([{ round: '1', home: 'Uno', away: 'Dos', from: NOON, to: NOON + HOUR }]);
  });
});
