import { expect, test } from 'vitest';
import type { MatchView } from './match-view.ts';
import { listScoreNews, mergeMatches } from './merge-matches.ts';

function match(id: string, over: Partial<MatchView> = {}): MatchView {
  const team = (name: string): MatchView['home'] => ({
    slug: name,
    name,
    shortName: name,
    colors: ['#000000', '#ffffff'],
  });
  return {
    ...{ id, status: 'live', mark: "30'", word: 'Canlı', homeScore: '0', awayScore: '0', kickOff: 0 },
    competition: { slug: 'apl', name: 'APL', region: 'azerbaijan' },
    home: team(`Ev ${id}`),
    away: team(`Qonaq ${id}`),
    ...{ homeScorers: '', awayScorers: '', lastEvents: [], note: '', sample: false },
    ...over,
  };
}
const idsOf = (matches: MatchView[]) => matches.map(({ id }) => id);

test('matches stay where they are and take the new numbers', () => {
  const fresh = [match('b', { homeScore: '1' }), match('a', { status: 'finished', mark: '', word: 'Bitib' })];
  const merged = mergeMatches([match('a'), match('b')], { fresh, choice: 'all' });
  expect(idsOf(merged)).toEqual(['a', 'b']);
  expect(merged.map(({ word, homeScore }) => [word, homeScore])).toEqual([
    ['Bitib', '0'],
    ['Canlı', '1'],
  ]);
});

test('a match that the board no longer has stays as it was', () => {
  expect(idsOf(mergeMatches([match('a')], { fresh: [], choice: 'all' }))).toEqual(['a']);
});

test('a match that has begun comes below, one that has not does not come', () => {
  const fresh = [match('new'), match('later', { status: 'scheduled' }), match('a')];
  expect(idsOf(mergeMatches([match('a')], { fresh, choice: 'all' }))).toEqual(['a', 'new']);
});

test('only the chosen region comes', () => {
  const europe = { competition: { slug: 'epl', name: 'EPL', region: 'europe' as const } };
  const fresh = [match('az'), match('en', europe)];
  expect(idsOf(mergeMatches([], { fresh, choice: 'europe' }))).toEqual(['en']);
});

test('a screen reader hears of goals, not of minutes', () => {
  const before = [match('a'), match('b')];
  const after = [match('a', { mark: "31'" }), match('b', { homeScore: '1', mark: "31'" }), match('c')];
  expect(listScoreNews(before, after)).toEqual(["Ev b – Qonaq b 1:0, 31'"]);
});
