import { expect, it } from 'vitest';
import type { ImportedGoal, ImportedMatch, ImportedSquad } from './imported-season.ts';
import { unifyScorers } from './unify-scorers.ts';

const goal = (player: string, side: 'home' | 'away' = 'home', type: ImportedGoal['type'] = 'goal') => ({
  type,
  side,
  player,
  minute: 1,
  added: null,
});

function match(goals: ImportedGoal[], [home, away] = ['Fransa', 'Braziliya']): ImportedMatch {
  const score = { home: 1, away: 1 };
  return {
    place: { unit: 'line', number: 1 },
    round: null,
    date: '2024-08-02',
    time: null,
    offset: null,
    home: home ?? '',
    away: away ?? '',
    venue: null,
    isNeutral: null,
    referee: null,
    stage: 0,
    group: null,
    outcome: { status: 'finished', score, halfTime: null, regular: null, shootOut: null, goals },
  };
}

/** The scorers of the first match, after their names were unified. */
function unify(matches: ImportedMatch[], squads: Record<string, string[]> = {}): string[] {
  const lists = Object.entries(squads).map(([team, names]) => ({
    team,
    players: names.map((name) => ({ name })),
  })) as unknown as ImportedSquad[];
  const [first] = unifyScorers(matches, lists);
  return first?.outcome.status === 'finished' ? first.outcome.goals.map(({ player }) => player) : [];
}

it('a shorter name is the only longer one of the team that it ends', () => {
  const full = match([goal('Kylian Mbappé')]);
  expect(unify([match([goal('Mbappé'), goal('K. Mbappé'), goal('K Mbappe')]), full])).toEqual(
    Array(3).fill('Kylian Mbappé'),
  );
  expect(unify([match([goal('Mbap'), goal('Kylian'), goal('J. Mbappé')]), full])).toEqual([
    'Mbap',
    'Kylian',
    'J. Mbappé',
  ]);
  expect(unify([match([goal('M. Bale'), goal('G. Bale')])], { Fransa: ['Gareth Frank M Bale'] })).toEqual([
    'Gareth Frank M Bale',
    'G. Bale',
  ]);
});

it('a name that ends two longer names stays, unless they are two spellings of one', () => {
  expect(unify([match([goal('Silva')])], { Fransa: ['Bernardo Silva', 'Thiago Silva'] })).toEqual(['Silva']);
  expect(unify([match([goal('Mbappe')])], { Fransa: ['Kylian Mbappé', 'Kylian Mbappe'] })).toEqual([
    'Kylian Mbappé',
  ]);
});

it('a name counts for its own team: an own goal for the other one', () => {
  const squads = { Fransa: ['Kylian Mbappé'], Braziliya: ['Ronaldo Mbappé'] };
  expect(
    unify([match([goal('Mbappé'), goal('Mbappé', 'away'), goal('Mbappé', 'home', 'ownGoal')])], squads),
  ).toEqual(['Kylian Mbappé', 'Ronaldo Mbappé', 'Ronaldo Mbappé']);
});

it('a match that has no result stays as it is', () => {
  const scheduled = { ...match([]), outcome: { status: 'scheduled' as const } };
  expect(unifyScorers([scheduled], [])).toEqual([scheduled]);
});
