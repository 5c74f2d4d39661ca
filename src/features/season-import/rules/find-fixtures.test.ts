import { describe, expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { findFixtures, listSharedStages, type WantedMatch } from './find-fixtures.ts';
import type { ImportedMatch } from './parse/imported-season.ts';
import { planFileStage, planFixture, planKnownStage, planMatch, planTeam } from './plan.fixture.ts';
import type { PlannedStage } from './plan-stages.ts';
import type { KnownFixture } from './read-season-state.ts';

/** The stage `a` is known, a second one of the file is new, and its groups are `g`. */
const stages: PlannedStage[] = [
  { file: planFileStage(), known: planKnownStage('a') },
  { file: planFileStage({ kind: 'playoff' }), known: null },
  { file: planFileStage({ kind: 'groups' }), known: planKnownStage('g', { kind: 'groups' }) },
];

const wanted = (over: Partial<ImportedMatch> = {}, kickOff = NOON): WantedMatch => {
  const read = planMatch(over);
  return { read, home: planTeam(read.home), away: planTeam(read.away), kickOff };
};
const locked = (...fields: string[]) => new Set(fields);

/** The ids of the rows that the matches of the file get; null for a new match. */
const find = (matches: readonly WantedMatch[], ...fixtures: KnownFixture[]) => {
  const found = findFixtures(matches, fixtures, stages);
  return matches.map(({ read }) => found.get(read)?.id ?? null);
};

describe('the row of a match', () => {
  it('has the same teams in their order, in the same stage and round', () => {
    expect(find([wanted()], planFixture())).toEqual(['f']);
    expect(find([wanted()], planFixture({ homeId: 'Dos', awayId: 'Uno' }))).toEqual([null]);
    expect(find([wanted()], planFixture({ awayId: 'Tres' }))).toEqual([null]);
    // Months later it is still the match of this round: it was postponed.
    expect(find([wanted({}, NOON + 90 * DAY)], planFixture())).toEqual(['f']);
    expect(find([wanted({ round: '2' })], planFixture())).toEqual([null]);
    expect(find([wanted({ round: null })], planFixture())).toEqual(['f']);
    expect(find([wanted()], planFixture({ round: null }))).toEqual(['f']);
  });

  it('of a group is known in any round, because rounds of groups are counted from the dates', () => {
    const group = { stage: 2, round: '2' };
    expect(find([wanted(group)], planFixture({ stageId: 'g' }))).toEqual(['f']);
  });

  it('may be in another stage on the same day, or in none', () => {
    for (const stage of [0, 1]) {
      const other = planFixture({ stageId: 'b' });
      expect(find([wanted({ stage }, NOON + DAY - 1)], other), `${stage}`).toEqual(['f']);
      expect(find([wanted({ stage }, NOON + DAY)], other), `${stage}`).toEqual([null]);
      expect(find([wanted({ stage }, NOON + 9 * DAY)], planFixture({ stageId: null }))).toEqual(['f']);
    }
    // A file may name a stage that its list lacks.
    expect(find([wanted({ stage: 9 }, NOON + 9 * DAY)], planFixture())).toEqual([null]);
  });

  it('may be in a stage or round that an editor has set, for sixty days', () => {
    for (const [field, edited] of [
      ['stage', { stageId: 'b' }],
      ['round', { round: '7' }],
    ] as const) {
      const fixture = planFixture({ ...edited, locks: locked(field) });
      expect(find([wanted({}, NOON + 60 * DAY - 1)], fixture), field).toEqual(['f']);
      expect(find([wanted({}, NOON - 60 * DAY)], fixture), field).toEqual([null]);
      expect(find([wanted({}, NOON + 2 * DAY)], { ...fixture, locks: locked('venue') })).toEqual([null]);
    }
  });

  it('is the one in the same stage and round before a nearer one, then the nearest', () => {
    const same = planFixture({ id: 'same', kickOff: NOON + 20 * DAY });
    const otherStage = planFixture({ id: 'stage', stageId: 'b' });
    const otherRound = planFixture({ id: 'round', round: null });
    expect(find([wanted()], otherRound, otherStage, same)).toEqual(['same']);
    expect(find([wanted()], otherRound, otherStage)).toEqual(['stage']);
    const later = planFixture({ id: 'later', kickOff: NOON + 5 * DAY });
    expect(find([wanted()], same, later)).toEqual(['later']);
  });

  it('is that of one match alone', () => {
    const [near, far] = [wanted({}, NOON + DAY), wanted({}, NOON + 3 * DAY)];
    expect(find([far, near], planFixture())).toEqual([null, 'f']);
    const second = planFixture({ id: 'second', kickOff: NOON + 2 * DAY });
    expect(find([far, near], planFixture(), second)).toEqual(['second', 'f']);
  });
});

describe('the stages of the site that have matches of a stage of the file', () => {
  const list = (matches: readonly WantedMatch[], ...fixtures: KnownFixture[]) => [
    ...listSharedStages(matches, fixtures),
  ];

  it('are those of the same matches on the same day, most first', () => {
    const matches = [wanted(), wanted({ away: 'Tres' }), wanted({ away: 'Quatro', stage: 1 })];
    const fixtures = [
      planFixture({ stageId: 'few' }),
      planFixture({ stageId: 'many' }),
      planFixture({ stageId: 'many', awayId: 'Tres', kickOff: NOON + DAY - 1 }),
      planFixture({ stageId: 'late', awayId: 'Tres', kickOff: NOON + DAY }),
      planFixture({ stageId: 'moved', awayId: 'Tres', locks: locked('stage') }),
      planFixture({ stageId: null, awayId: 'Tres' }),
      planFixture({ stageId: 'other', awayId: 'Quatro', locks: locked('round') }),
    ];
    expect(list(matches, ...fixtures)).toEqual([
      [0, ['many', 'few']],
      [1, ['other']],
    ]);
    expect(list([wanted()])).toEqual([[0, []]]);
  });
});
