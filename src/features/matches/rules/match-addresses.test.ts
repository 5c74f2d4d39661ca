import { expect, it } from 'vitest';
import { azerbaijaniOrder } from './azerbaijani-order.ts';
import {
  competitionAddress,
  ENGLISH_LEAGUE,
  HOME_LEAGUE,
  liveScoresAddress,
  matchAddress,
  parseLeagueChoice,
  regionOf,
  scorersAddress,
  seasonMatchesAddress,
  tablesAddress,
  todaysMatchesAddress,
} from './match-addresses.ts';

it.each([
  [competitionAddress('kubok'), '/turnir/kubok'],
  [competitionAddress('kubok', '2024-25'), '/turnir/kubok?season=2024-25'],
  [scorersAddress('kubok'), '/turnir/kubok/bombardirler'],
  [scorersAddress('kubok', '2024-25'), '/turnir/kubok/bombardirler?season=2024-25'],
  [seasonMatchesAddress('kubok'), '/turnir/kubok/oyunlar'],
  [seasonMatchesAddress('kubok', { order: 'round' }), '/turnir/kubok/oyunlar'],
  [seasonMatchesAddress('kubok', { order: 'month' }), '/turnir/kubok/oyunlar?order=month'],
  [
    seasonMatchesAddress('kubok', { season: '2024-25', order: 'month' }),
    '/turnir/kubok/oyunlar?season=2024-25&order=month',
  ],
  [todaysMatchesAddress(), '/todays-games'],
  [todaysMatchesAddress('2026-03-07'), '/todays-games?date=2026-03-07'],
  [liveScoresAddress(), '/live-scores'],
  [liveScoresAddress('europe'), '/live-scores?league=europe'],
  [tablesAddress(HOME_LEAGUE), '/tournament-tables'],
  [tablesAddress(HOME_LEAGUE, '2024-25'), '/tournament-tables?season=2024-25'],
  [tablesAddress(ENGLISH_LEAGUE), '/premier-league/table'],
  [tablesAddress(ENGLISH_LEAGUE, '2024-25'), '/premier-league/table?season=2024-25'],
  [tablesAddress('kubok', '2024-25'), '/tournament-tables?competition=kubok&season=2024-25'],
  [matchAddress({ id: 'm1', home: { slug: 'qarabag' }, away: { slug: 'zire' } }), '/oyun/m1-qarabag-zire'],
])('%s is the address %s', (address, expected) => {
  expect(address).toBe(expected);
});

it.each([
  ['', 'all', undefined],
  ['league=all', 'all', undefined],
  ['league=azerbaijan', 'azerbaijan', 'azerbaijan'],
  ['league=europe', 'europe', 'europe'],
])('the live scores of ?%s are those of %s', (query, choice, region) => {
  expect(parseLeagueChoice(new URLSearchParams(query))).toBe(choice);
  expect(regionOf(choice as 'all' | 'azerbaijan' | 'europe')).toBe(region);
});

it.each(['league=', 'league=asia'])('there are no live scores of ?%s', (query) => {
  expect(parseLeagueChoice(new URLSearchParams(query))).toBeNull();
});

it('the matches of Azerbaijani competitions stand first, the others keep their order', () => {
  const match = (id: number, region: 'azerbaijan' | 'europe') => ({ id, competition: { region } });
  const matches = [match(1, 'europe'), match(2, 'azerbaijan'), match(3, 'europe'), match(4, 'azerbaijan')];
  expect(matches.sort(azerbaijaniOrder).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});
