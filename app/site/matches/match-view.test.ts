import { expect, test } from 'vitest';
import type { LiveMatch, ScheduledFixture } from '#domain/matches/fixture.ts';
import { viewMatch } from './match-view.ts';

/** 7 March 2026, 21:00 in Baku. */
const EVENING = Date.UTC(2026, 2, 7, 17);
const team = (name: string) => ({
  slug: name,
  name,
  shortName: name.slice(0, 3),
  colors: ['#000000', '#ffffff'] as [string, string],
});
const announced: ScheduledFixture = {
  id: 'a',
  status: 'scheduled',
  competition: { slug: 'apl', name: 'Azərbaycan Premyer Liqası', region: 'azerbaijan' },
  home: team('Qarabağ'),
  away: team('Neftçi'),
  kickOff: EVENING,
  venue: 'Tofiq Bəhramov stadionu',
  round: '12',
  sample: false,
  updatedAt: EVENING,
};
const live: LiveMatch = {
  ...announced,
  status: 'live',
  phase: 'playing',
  minute: 78,
  added: null,
  score: { home: 2, away: 1 },
  events: [
    { id: '1', type: 'goal', side: 'home', player: '№ 9', minute: 12, added: null },
    { id: '2', type: 'ownGoal', side: 'away', player: '№ 4', minute: 45, added: 2 },
    { id: '3', type: 'yellow', side: 'away', player: '№ 5', minute: 50, added: null },
    { id: '4', type: 'penaltyGoal', side: 'home', player: '№ 9', minute: 71, added: null },
  ],
};

test('a scheduled match says when it begins and nothing else', () => {
  expect(viewMatch(announced)).toMatchObject({
    mark: '21:00',
    word: 'Başlamayıb',
    homeScore: '',
    awayScore: '',
    homeScorers: '',
    lastEvents: [],
    note: '12-ci tur · Tofiq Bəhramov stadionu',
  });
});

test('a live match says its minute, its score, who scored and the last two events', () => {
  expect(viewMatch(live)).toMatchObject({
    mark: "78'",
    word: 'Canlı',
    homeScore: '2',
    awayScore: '1',
    homeScorers: "№\u00a09 (12', 71'\u00a0pen.)",
    awayScorers: "№\u00a04 (45+2'\u00a0avtoqol)",
    lastEvents: ["71' Penaltidən qol – № 9, Qar", "50' Sarı vərəqə – № 5, Nef"],
  });
});

test('at half-time the word says so and the badge stays live', () => {
  const pause = viewMatch({ ...live, phase: 'halftime', minute: 45, added: 2 });
  expect(pause).toMatchObject({ status: 'live', mark: "45+2'", word: 'Fasilə' });
});

test('a result has a score and no minute', () => {
  const { phase: _phase, minute: _minute, added: _added, ...facts } = live;
  expect(viewMatch({ ...facts, status: 'finished' })).toMatchObject({
    mark: '',
    word: 'Bitib',
    homeScore: '2',
  });
});

test('a match after midnight says on which date it really starts', () => {
  const night = viewMatch({ ...announced, kickOff: EVENING + 3 * 3_600_000, venue: null, round: 'quarter' });
  expect(night.note).toBe('Gecə, 8 mart · 1/4 final');
});
