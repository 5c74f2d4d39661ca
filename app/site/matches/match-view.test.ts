import { expect, test } from 'vitest';
import type { LiveMatch, ScheduledFixture } from '#domain/matches/fixture.ts';
import { formatMatch } from './match-view.ts';

/** 7 March 2026, 21:00 in Baku. */
const EVENING = Date.UTC(2026, 2, 7, 17);
const team = (name: string) => ({
  slug: name,
  name,
  shortName: name.slice(0, 3),
  colors: ['#000000', '#ffffff'] as [string, string],
});
const scheduled: ScheduledFixture = {
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
  ...scheduled,
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

test('a scheduled match has its kick-off time and no score', () => {
  expect(formatMatch(scheduled)).toMatchObject({
    time: '21:00',
    statusText: 'Başlamayıb',
    homeScore: '',
    awayScore: '',
    homeScorers: '',
    lastEvents: [],
    note: '12-ci tur · Tofiq Bəhramov stadionu',
  });
});

test('a live match has its minute, score, scorers and last two events', () => {
  expect(formatMatch(live)).toMatchObject({
    time: "78'",
    statusText: 'Canlı',
    homeScore: '2',
    awayScore: '1',
    homeScorers: "№\u00a09 (12', 71'\u00a0pen.)",
    awayScorers: "№\u00a04 (45+2'\u00a0avtoqol)",
    lastEvents: ["71' Penaltidən qol – № 9, Qar", "50' Sarı vərəqə – № 5, Nef"],
  });
});

test('at half-time the text is the break and the status stays live', () => {
  const pause = formatMatch({ ...live, phase: 'halftime', minute: 45, added: 2 });
  expect(pause).toMatchObject({ status: 'live', time: "45+2'", statusText: 'Fasilə' });
});

test('a finished match has a score and no minute', () => {
  const { phase: _phase, minute: _minute, added: _added, ...facts } = live;
  expect(formatMatch({ ...facts, status: 'finished' })).toMatchObject({
    time: '',
    statusText: 'Bitib',
    homeScore: '2',
  });
});

test('a match after midnight has its real date', () => {
  const night = formatMatch({
    ...scheduled,
    kickOff: EVENING + 3 * 3_600_000,
    venue: null,
    round: 'quarter',
  });
  expect(night.note).toBe('Gecə, 8 mart · 1/4 final');
});
