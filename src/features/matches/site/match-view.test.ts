import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { LiveMatch, ScheduledFixture } from '../rules/fixture.ts';
import { listScorers } from './event-lines.ts';
import { formatMatch } from './match-view.ts';

/** 7 March 2026, 21:00 in Baku. */
const EVENING = Date.UTC(2026, 2, 7, 17);
const team = (name: string) => ({
  slug: name,
  name,
  shortName: name.slice(0, 3),
  colors: ['#000000', '#ffffff'] as [string, string],
  crest: null,
});
const scheduled: ScheduledFixture = {
  id: 'a',
  status: 'scheduled',
  competition: { slug: 'apl', name: 'Azərbaycan Premyer Liqası', region: 'azerbaijan' },
  season: null,
  stage: null,
  group: null,
  tie: null,
  isNeutral: false,
  home: team('Qarabağ'),
  away: team('Neftçi'),
  kickOff: EVENING,
  venue: 'Tofiq Bəhramov stadionu',
  channels: null,
  reason: null,
  round: '12',
  sample: false,
  updatedAt: EVENING,
};
const time = (minute: number, added: number | null) => ({
  minute,
  added,
  otherPlayer: null,
  detail: null,
  note: null,
});
const live: LiveMatch = {
  ...scheduled,
  status: 'live',
  phase: 'secondHalf',
  clock: { at: EVENING, minute: 46, rate: 1 },
  heardAt: EVENING,
  announcedAdded: null,
  score: { home: 2, away: 1 },
  halfTime: { home: 1, away: 1 },
  regular: null,
  shootOut: null,
  events: [
    { id: '1', type: 'goal', side: 'home', player: '№ 9', ...time(12, null) },
    { id: '2', type: 'ownGoal', side: 'away', player: '№ 4', ...time(45, 2) },
    { id: '3', type: 'yellow', side: 'away', player: '№ 5', ...time(50, null) },
    { id: '4', type: 'penaltyGoal', side: 'home', player: '№ 9', ...time(71, null) },
  ],
};

test('a scheduled match has its kick-off time and no score', () => {
  expect(formatMatch(scheduled, EVENING)).toMatchObject({
    time: '21:00',
    statusText: 'Başlamayıb',
    isTimed: true,
    homeScore: '',
    awayScore: '',
    homeScorers: '',
    homeReds: '',
    lastEvents: [],
    note: '12-ci tur · Tofiq Bəhramov stadionu',
  });
});

test('a live match has its minute, score, scorers and last two events', () => {
  expect(formatMatch(live, EVENING + 32 * MINUTE)).toMatchObject({
    time: "78'",
    statusText: 'Canlı',
    homeScore: '2',
    awayScore: '1',
    isTimed: true,
    homeScorers: "12' №\u00a09 · 71' №\u00a09\u00a0(pen.)",
    awayScorers: "45+2' №\u00a04\u00a0(avtoqol)",
    lastEvents: [
      { icon: 'penaltyGoal', minute: "71'", word: 'Penaltidən qol', text: '№ 9 (pen.), Qar' },
      { icon: 'yellow', minute: "50'", word: 'Sarı vərəqə', text: '№ 5, Nef' },
    ],
  });
});

test('red cards stand apart from goals, and an own goal on the side that gets it', () => {
  const { phase: _phase, clock: _clock, announcedAdded: _added, ...facts } = live;
  const events: LiveMatch['events'] = [
    ...facts.events,
    { id: '5', type: 'goal', side: 'home', player: 'Camal Zubir', ...time(80, null) },
    { id: '6', type: 'goal', side: 'home', player: 'Camal Zubir', ...time(90, 3) },
    { id: '7', type: 'secondYellow', side: 'away', player: '№ 5', ...time(88, null) },
  ];
  const match = { ...facts, events, status: 'finished' } as const;
  expect(formatMatch(match, EVENING)).toMatchObject({
    homeScorers: "12' №\u00a09 · 71' №\u00a09\u00a0(pen.) · 80', 90+3' Camal\u00a0Zubir",
    homeReds: '',
    awayScorers: "45+2' №\u00a04\u00a0(avtoqol)",
    awayReds: "88' №\u00a05",
  });
  expect(listScorers(match, 'away')).toEqual([
    { icon: 'ownGoal', minutes: "45+2'", word: 'Avtoqol', player: '№ 4 (avtoqol)' },
    { icon: 'secondYellow', minutes: "88'", word: 'İkinci sarı vərəqə', player: '№ 5' },
  ]);
});

test('at half-time the text is the break and the status stays live', () => {
  const pause = formatMatch({ ...live, phase: 'halftime', clock: null }, EVENING);
  const shown = { status: 'live', time: "45'", statusText: 'Fasilə', isTimed: false, clock: null };
  expect(pause).toMatchObject(shown);
});

test('a finished match has a score and no minute', () => {
  const { phase: _phase, clock: _clock, announcedAdded: _added, ...facts } = live;
  expect(formatMatch({ ...facts, status: 'finished' }, EVENING)).toMatchObject({
    time: '',
    statusText: 'Bitib',
    isTimed: false,
    homeScore: '2',
  });
});

test('a match after midnight has its real date', () => {
  const kickOff = EVENING + 3 * HOUR;
  const night = formatMatch({ ...scheduled, kickOff, venue: null, round: 'quarter' }, EVENING);
  expect(night.note).toBe('Gecə, 8 mart · 1/4 final');
});

test('the last events say what VAR decided and whether a kick of a shoot-out was scored', () => {
  const event = { side: 'home', player: null, ...time(120, null) } as const;
  const events: LiveMatch['events'] = [
    { ...event, id: '1', type: 'var', detail: 'goalCancelled' },
    { ...event, id: '2', type: 'shootOutKick', player: '№ 9', detail: 'missed' },
  ];
  const shootOut = { home: 0, away: 1 };
  expect(formatMatch({ ...live, phase: 'shootOut', clock: null, events, shootOut }, EVENING)).toMatchObject({
    statusText: 'Penaltilər 0:1',
    isTimed: false,
    lastEvents: [
      { icon: 'missedPenalty', minute: "120'", word: 'Reallaşdırılmayan penalti', text: '№ 9, Qar' },
      { icon: 'var', minute: "120'", word: '', text: 'VAR: qol ləğv edildi, Qar' },
    ],
  });
});

test('a match that a shoot-out decided has its score in the status', () => {
  const { phase: _phase, clock: _clock, announcedAdded: _added, ...facts } = live;
  const finished = { ...facts, status: 'finished', shootOut: { home: 5, away: 4 } } as const;
  expect(formatMatch(finished, EVENING).statusText).toBe('Bitib, penaltilərlə 5:4');
});

test('a match that nobody followed waits for its result six hours after its kick-off', () => {
  const sixHours = 6 * HOUR;
  expect(formatMatch(scheduled, EVENING + sixHours - 1).statusText).toBe('Başlamayıb');
  expect(formatMatch(scheduled, EVENING + sixHours)).toMatchObject({
    status: 'scheduled',
    statusText: 'Nəticə gözlənilir',
    isTimed: false,
    homeScore: '',
    channels: '',
  });
});

test.each([
  [['CBC Sport', 'İTV'], 'Canlı yayım: CBC Sport, İTV'],
  [[], 'Yayımlanmayacaq'],
  [null, ''],
])(
  'a match to come and a live match name their channels %j, a finished one does not',
  (channels, expected) => {
    expect(formatMatch({ ...scheduled, channels }, EVENING).channels).toBe(expected);
    expect(formatMatch({ ...live, channels }, EVENING).channels).toBe(expected);
    const { phase: _phase, clock: _clock, announcedAdded: _added, ...facts } = live;
    expect(formatMatch({ ...facts, channels, status: 'finished' }, EVENING).channels).toBe('');
  },
);

test('a stadium is quoted by its name', () => {
  expect(formatMatch({ ...scheduled, venue: 'Bank Respublika Arena' }, EVENING).note).toBe(
    '12-ci tur · “Bank Respublika Arena”',
  );
});
