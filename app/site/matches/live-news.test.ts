import { expect, test } from 'vitest';
import { listScoreNews, listStartedMatches } from './live-news.ts';
import type { MatchView } from './match-view.ts';

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

test('a match that has begun comes, one that is shown or has not begun does not', () => {
  const fresh = [match('new'), match('later', { status: 'scheduled' }), match('a')];
  expect(listStartedMatches(new Set(['a']), { fresh, choice: 'all' })).toEqual(['new']);
});

test('only the chosen region comes', () => {
  const europe = { competition: { slug: 'epl', name: 'EPL', region: 'europe' as const } };
  const fresh = [match('az'), match('en', europe)];
  expect(listStartedMatches(new Set(), { fresh, choice: 'europe' })).toEqual(['en']);
});

test('a screen reader hears of goals, not of minutes', () => {
  const before = new Map([
    ['a', '0:0'],
    ['b', '0:0'],
  ]);
  const fresh = [match('a', { mark: "31'" }), match('b', { homeScore: '1', mark: "31'" }), match('c')];
  expect(listScoreNews(before, fresh)).toEqual(["Ev b – Qonaq b 1:0, 31'"]);
});

test('a score that changes with the end is told with the word of the end', () => {
  const fresh = [match('a', { awayScore: '1', status: 'finished', mark: '', word: 'Bitib' })];
  expect(listScoreNews(new Map([['a', '0:0']]), fresh)).toEqual(['Ev a – Qonaq a 0:1, Bitib']);
});
