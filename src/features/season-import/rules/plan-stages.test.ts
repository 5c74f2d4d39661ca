import { describe, expect, it } from 'vitest';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import type { CompetitionKind } from '#features/competitions/tables.ts';
import { planFileStage, planKnownStage } from './plan.fixture.ts';
import { chooseRegulation, planStages } from './plan-stages.ts';
import type { KnownStage } from './read-season-state.ts';

type FileStage = ReturnType<typeof planFileStage>;

/** The ids of the stages of the site that the stages of the file are; null for a new one. */
const plan = (
  files: readonly FileStage[],
  known: readonly KnownStage[],
  shared: ReadonlyMap<number, string[]> = new Map(),
) => planStages(files, known, shared).map((one) => one.known?.id ?? null);

const split = (name: string | null) => planFileStage({ kind: 'split', name });

describe('a stage of a file', () => {
  it('is that of the same kind and name', () => {
    const known = [
      planKnownStage('one', { kind: 'split', name: 'Çempionlar' }),
      planKnownStage('two', { kind: 'split', name: 'Sağ qalanlar' }),
      planKnownStage('all', { kind: 'league' }),
    ];
    expect(plan([planFileStage(), split('Sağ qalanlar'), split('Çempionlar')], known)).toEqual([
      'all',
      'two',
      'one',
    ]);
    expect(plan([split('Başqa'), planFileStage({ kind: 'playoff' })], known)).toEqual([null, null]);
  });

  it('is a renamed one when it is the only one of its kind and the file gives it no name', () => {
    const renamed = planKnownStage('r', { kind: 'knockout', name: 'Pley-off' });
    const other = planKnownStage('l');
    const cup = planFileStage({ kind: 'knockout' });
    expect(plan([planFileStage(), cup], [other, renamed])).toEqual(['l', 'r']);
    const named = planFileStage({ kind: 'knockout', name: 'Final mərhələsi' });
    expect(plan([planFileStage(), named], [other, renamed])).toEqual(['l', null]);
    // Two of its kind, in the file or on the site, do not say which.
    expect(plan([cup, named], [renamed, other])).toEqual([null, null]);
    const second = planKnownStage('s', { kind: 'knockout', name: 'Superkubok' });
    expect(plan([planFileStage(), cup], [other, renamed, second])).toEqual(['l', null]);
  });

  it('is a renamed one that has its matches, but not one that another stage of the file is', () => {
    const known = [
      planKnownStage('one', { kind: 'split', name: 'Birinci' }),
      planKnownStage('two', { kind: 'split', name: 'İkinci' }),
      planKnownStage('three', { kind: 'playoff' }),
    ];
    const files = [split('Yeni'), split('İkinci'), planFileStage()];
    expect(plan(files, known, new Map([[0, ['gone', 'two', 'three', 'one']]]))).toEqual(['one', 'two', null]);
    expect(plan(files, known, new Map([[0, ['two', 'three']]]))).toEqual([null, 'two', null]);
    expect(plan(files, known, new Map([[2, ['one']]]))).toEqual([null, 'two', null]);
  });

  it('is the only one of the season when it is plain, or of the same kind and one of both has no name', () => {
    const one = (file: FileStage, kind: KnownStage['kind'], name: string | null = null) =>
      plan([file], [planKnownStage('only', { kind, name })])[0];
    expect(one(planFileStage(), 'groups')).toBe('only');
    expect(one(planFileStage({ name: 'Yay' }), 'groups')).toBeNull();
    expect(one(planFileStage({ kind: 'playoff' }), 'groups')).toBeNull();
    expect(one(split('Çempionlar'), 'split')).toBe('only');
    expect(one(split(null), 'split', 'Çempionlar')).toBe('only');
    expect(one(split('Çempionlar'), 'split', 'Sağ qalanlar')).toBeNull();
    const two = [planKnownStage('a', { kind: 'groups' }), planKnownStage('b', { kind: 'playoff' })];
    expect(plan([planFileStage()], two)).toEqual([null]);
    expect(plan([planFileStage(), planFileStage({ kind: 'friendly' })], two.slice(0, 1))).toEqual([
      null,
      null,
    ]);
  });
});

describe('the rules of a new stage', () => {
  const choose = (
    file: Partial<FileStage>,
    {
      competitionKind = 'league' as CompetitionKind,
      ...numbers
    }: {
      competitionKind?: CompetitionKind;
      teams?: number;
      next?: number | null;
      before?: readonly KnownStage[];
    } = {},
  ) =>
    chooseRegulation(planFileStage(file), {
      teams: 10,
      next: null,
      before: [],
      competitionKind,
      ...numbers,
    });
  const zone = { from: 9, to: 10, kind: 'relegation' as const, label: null };
  const last = (over: Partial<typeof DEFAULT_REGULATION>, stage: Partial<KnownStage> = {}) => [
    planKnownStage('last', { ...stage, regulation: { ...DEFAULT_REGULATION, zones: [zone], ...over } }),
  ];

  it('are those of the same stage of the season before, with the numbers of the file', () => {
    const points = { win: 2, draw: 1 };
    expect(choose({ legs: 4 }, { before: last({ points, teams: 10 }) })).toEqual({
      ...DEFAULT_REGULATION,
      points,
      zones: [zone],
      legs: 4,
      teams: 10,
    });
    for (const other of [{ kind: 'groups' as const }, { name: 'Yay' }])
      expect(choose({}, { before: last({ points, teams: 10 }, other) }).points.win).toBe(3);
    expect(choose({ legs: 9 }, { teams: 80 })).toMatchObject({ legs: 6, teams: 60 });
  });

  it('have zones only for a league of the same size', () => {
    expect(choose({}, { before: last({ teams: 12 }) }).zones).toEqual([]);
    // Nobody has said how many teams the zones are for.
    expect(choose({}, { before: last({ teams: 0 }) }).zones).toEqual([]);
    const europe = { competitionKind: 'europe' } as const;
    expect(choose({}, { ...europe, teams: 36 }).zones).toHaveLength(2);
    expect(choose({}, { ...europe, teams: 32 }).zones).toEqual([]);
    expect(choose({}, { teams: 36 }).zones).toEqual([]);
    // Zones of groups count in each group, however many there are.
    const groups = { before: last({ teams: 12 }, { kind: 'groups' }) };
    expect(choose({ kind: 'groups', groups: ['A', 'B'] }, groups).zones).toEqual([zone]);
  });

  it('of groups let as many teams go on as the next stage has', () => {
    const groups = (
      count: number,
      teams: number,
      next: number | null,
      before: readonly KnownStage[] = [],
    ) => {
      const names = Array.from({ length: count }, (_, index) => `${index}`);
      const { zones, best } = choose({ kind: 'groups', groups: names }, { teams, next, before });
      return { places: zones.map(({ from, to, kind }) => `${from}-${to} ${kind}`).join(), best };
    };
    expect(groups(8, 32, 16)).toEqual({ places: '1-2 advance', best: null });
    expect(groups(6, 24, 16)).toEqual({ places: '1-2 advance', best: { place: 3, count: 4 } });
    expect(groups(4, 8, 4)).toEqual({ places: '1-1 advance', best: null });
    expect(groups(2, 6, 5)).toEqual({ places: '1-2 advance', best: { place: 3, count: 1 } });
    // Parts of a season say nothing.
    for (const [count, teams, next] of [
      [8, 32, null],
      [8, 32, 7],
      [8, 16, 16],
      [0, 8, 4],
    ] as const)
      expect(groups(count, teams, next), `${count} ${teams} ${next}`).toEqual({ places: '', best: null });
    const before = last({ zones: [{ ...zone, from: 1, to: 3, kind: 'advance' }] }, { kind: 'groups' });
    expect(groups(8, 32, 16, before).places).toBe('1-3 advance');
    expect(choose({ groups: ['A', 'B'] }, { next: 4 }).zones).toEqual([]);
  });

  it('of ties have the legs, replays and single rounds of the file', () => {
    const ties = (file: Partial<FileStage>, before: readonly KnownStage[] = []) =>
      choose({ kind: 'knockout', ...file }, { before }).ties;
    expect(ties({ legs: 2, singleRounds: ['final'] })).toMatchObject({
      legs: 2,
      replay: false,
      singleRounds: ['final'],
    });
    expect(ties({ legs: 3 }).legs).toBe(2);
    expect(ties({ hasReplays: true })).toMatchObject({ legs: 1, replay: true });
    const replayed = last({ ties: { ...DEFAULT_REGULATION.ties, replay: true } }, { kind: 'knockout' });
    expect(ties({}, replayed).replay).toBe(true);
    expect(choose({ kind: 'knockout' }, { teams: 32 })).toMatchObject({
      teams: DEFAULT_REGULATION.teams,
      legs: DEFAULT_REGULATION.legs,
    });
  });

  it('of a stage that the kind of the competition lacks are the usual ones', () => {
    expect(choose({ kind: 'split' })).toMatchObject({ carry: 'all', counts: true });
    expect(choose({ kind: 'qualifying' })).toMatchObject({ carry: 'none', counts: false });
    expect(choose({ kind: 'friendly' })).toMatchObject({ carry: 'none', counts: true });
  });
});
