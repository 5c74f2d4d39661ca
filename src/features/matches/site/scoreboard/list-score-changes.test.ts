import { expect, test } from 'vitest';
import { listStartedMatches } from '../match-lists/list-started-matches.ts';
import type { MatchView } from '../match-view.ts';
import { listScoreChanges } from './list-score-changes.ts';

function match(id: string, over: Partial<MatchView> = {}): MatchView {
  const team = (name: string): MatchView['home'] => ({
    slug: name,
    name,
    shortName: name,
    colors: ['#000000', '#ffffff'],
    crest: null,
  });
  return {
    id,
    status: 'live',
    time: "30'",
    statusText: 'Canlı',
    homeScore: '0',
    awayScore: '0',
    kickOff: 0,
    clock: null,
    heardAt: 0,
    competition: { slug: 'apl', name: 'APL', region: 'azerbaijan' },
    home: team(`Ev ${id}`),
    away: team(`Qonaq ${id}`),
    isTimed: true,
    homeReds: '',
    awayReds: '',
    homeScorers: '',
    awayScorers: '',
    lastEvents: [],
    round: '',
    note: '',
    channels: '',
    sample: false,
    ...over,
  };
}

test('a started match is new unless it is shown already', () => {
  const fresh = [match('new'), match('later', { status: 'scheduled' }), match('a')];
  expect(listStartedMatches(new Set(['a']), { fresh, choice: 'all' })).toEqual(['new']);
});

test('a match of another region is not new', () => {
  const europe = { competition: { slug: 'epl', name: 'EPL', region: 'europe' as const } };
  const fresh = [match('az'), match('en', europe)];
  expect(listStartedMatches(new Set(), { fresh, choice: 'europe' })).toEqual(['en']);
});

test('a changed score is reported, a changed minute is not', () => {
  const before = new Map([
    ['a', '0:0'],
    ['b', '0:0'],
  ]);
  const fresh = [match('a', { time: "31'" }), match('b', { homeScore: '1', time: "31'" }), match('c')];
  expect(listScoreChanges(before, fresh)).toEqual(["Ev b – Qonaq b 1:0, 31'"]);
});

test('a score that changes at the end has the status instead of the minute', () => {
  const fresh = [match('a', { awayScore: '1', status: 'finished', time: '', statusText: 'Bitib' })];
  expect(listScoreChanges(new Map([['a', '0:0']]), fresh)).toEqual(['Ev a – Qonaq a 0:1, Bitib']);
});
